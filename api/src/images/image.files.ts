import { createHash } from 'node:crypto';
import { registerEnumType } from 'type-graphql';

/** How the files of a picture are named. Everything that reads or writes one goes through here. */

export enum ImageFormat {
  AVIF = 'avif',
  WEBP = 'webp',
  JPEG = 'jpg',
}
registerEnumType(ImageFormat, {
  name: 'ImageFormat',
  description: 'The format of a picture’s file.',
  valuesConfig: {
    AVIF: { description: 'Smallest; every current browser.' },
    WEBP: { description: 'Small; older browsers too.' },
    JPEG: { description: 'Everything else. In the largest width only.' },
  },
});

/** Pixels. A picture that is narrower than a width is stored under it in its own size. */
export const IMAGE_WIDTHS = [400, 800, 1600] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

export interface ImageFile {
  id: string;
  width: ImageWidth;
  format: ImageFormat;
}

export const MIME_TYPES: Record<ImageFormat, string> = {
  [ImageFormat.AVIF]: 'image/avif',
  [ImageFormat.WEBP]: 'image/webp',
  [ImageFormat.JPEG]: 'image/jpeg',
};

const FILENAME = /^([0-9a-f]{32})-(400|800|1600)\.(avif|webp)$|^([0-9a-f]{32})\.jpg$/;

/** The id of a picture: half of the SHA-256 of what was uploaded. */
export function imageId(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

export function filenameOf({ id, width, format }: ImageFile): string {
  return format === ImageFormat.JPEG ? `${id}.jpg` : `${id}-${width}.${format}`;
}

/** What a filename stands for; null when no picture is named like that. */
export function parseFilename(filename: string): ImageFile | null {
  const [, id, width, format, jpegId] = FILENAME.exec(filename) ?? [];
  if (jpegId) return { id: jpegId, width: 1600, format: ImageFormat.JPEG };
  if (!id) return null;
  return { id, width: Number(width) as ImageWidth, format: format as ImageFormat };
}

/** The address under which a listing keeps a picture. */
export function imageUrl(id: string): string {
  return `/images/${id}.jpg`;
}

/** The id in such an address; null for any other. */
export function imageIdOf(url: string): string | null {
  return url.startsWith('/images/') ? (parseFilename(url.slice('/images/'.length))?.id ?? null) : null;
}

/** Every file of a picture: each width in AVIF and WebP, and one JPEG. */
export function filesOf(id: string): ImageFile[] {
  const sized = [ImageFormat.AVIF, ImageFormat.WEBP].flatMap((format) =>
    IMAGE_WIDTHS.map((width) => ({ id, width, format })),
  );
  return [...sized, { id, width: 1600 as const, format: ImageFormat.JPEG }];
}
