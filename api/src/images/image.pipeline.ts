import sharp, { type Sharp } from 'sharp';
import { AppError } from '../errors.js';
import { filenameOf, filesOf, type ImageFile, ImageFormat, imageId } from './image.files.js';

// No picture is worked on twice in a row: what the library would remember of one is a hundred megabytes for nothing.
sharp.cache(false);

/** Limits of a picture before it is decoded. */
export const IMAGE_LIMITS = { megabytes: 10, megapixels: 50 } as const;
/** The most files of one request: a main picture and ten more. */
export const MOST_FILES = 11;

/** Megapixels of what can only be decoded as a whole, and not line by line: its pixels are all in memory. */
const MEGAPIXELS_AT_ONCE = 16;

const READABLE = new Set(['jpeg', 'png', 'webp', 'heif']);
/** How files of these formats begin. Nothing else gets as far as a decoder. */
const BEGINNINGS = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF....WEBP/s, /^....ftyp(avif|avis|mif1|msf1|miaf)/s];
/** The largest that is kept. Twice as high as wide: of what is longer still, no format could hold every width. */
const LARGEST = { width: 1600, height: 3200, fit: 'inside', withoutEnlargement: true } as const;
const TINY = { width: 16, height: 32, fit: 'inside' } as const;

/** A picture that has been read: upright, without metadata, at most 1,600 pixels wide and 3,200 high. */
export interface DecodedImage {
  id: string;
  width: number;
  height: number;
  blurDataUrl: string;
  pixels: Sharp;
}

/**
 * Reads a picture by its bytes, whatever its name says. Only pixels survive: metadata, hidden payloads and
 * orientation flags are gone.
 */
export async function decodeImage(bytes: Buffer, id = imageId(bytes)): Promise<DecodedImage> {
  if (bytes.length > IMAGE_LIMITS.megabytes * 1024 * 1024) throw new AppError('TOO_LARGE', 'imageTooLarge', { values: IMAGE_LIMITS });
  const beginning = bytes.toString('latin1', 0, 16);
  if (!BEGINNINGS.some((known) => known.test(beginning))) refuse();
  const input = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  const { format, isProgressive, ...size } = await input.metadata().catch(refuse);
  if (!READABLE.has(format)) refuse();
  const megapixels = format === 'heif' || (format === 'png' && isProgressive) ? MEGAPIXELS_AT_ONCE : IMAGE_LIMITS.megapixels;
  if (size.width * size.height > megapixels * 1_000_000) {
    throw new AppError('TOO_LARGE', 'imageTooLarge', { values: { ...IMAGE_LIMITS, megapixels } });
  }
  const upright = input.autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb');
  const { data, info } = await upright
    .resize(LARGEST)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const { width, height, channels } = info;
  const pixels = sharp(data, { raw: { width, height, channels } });
  return { id, width, height, blurDataUrl: await blur(pixels), pixels };
}

/** One of the files that a picture is stored as. */
export function encodeImage({ pixels }: DecodedImage, { width, format }: Pick<ImageFile, 'width' | 'format'>): Promise<Buffer> {
  const sized = pixels.clone().resize({ width, withoutEnlargement: true });
  if (format === ImageFormat.AVIF) return sized.avif({ quality: 58, effort: 2 }).toBuffer();
  if (format === ImageFormat.WEBP) return sized.webp({ quality: 76, effort: 3 }).toBuffer();
  return sized.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

/** Every file that the picture is stored as, by its name. */
export async function encodeFiles(image: DecodedImage): Promise<[filename: string, content: Buffer][]> {
  const files: [string, Buffer][] = [];
  for (const file of filesOf(image.id)) files.push([filenameOf(file), await encodeImage(image, file)]);
  return files;
}

async function blur(pixels: Sharp): Promise<string> {
  const tiny = await pixels.clone().resize(TINY).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

function refuse(): never {
  throw new AppError('INVALID', 'imageUnreadable');
}
