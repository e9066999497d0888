import { fingerprintOf, grayOf, sharpnessOf } from './analysis';

/** What is known of a picture once it has been decoded. */
export interface Measures {
  /** Of the file as it was chosen, upright. */
  width: number;
  height: number;
  sharpness: number;
  fingerprint: string;
}

/** A decoded picture: small to show at once, and measured. */
export interface Glimpse {
  preview: Blob;
  measures: Measures;
}

/** What the server takes as it is. Anything else that the browser can decode is sent as a JPEG. */
export const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** The server keeps 1,600 pixels of width; this leaves enough for an upright picture. */
const LONGEST_SIDE = 2400;
const LARGEST_BYTES = 3_000_000;
/** Small enough to be quick, large enough to tell a blurred picture. */
const GLIMPSE_SIDE = 512;

interface Size {
  width: number;
  height: number;
}

/** The size within a square, never enlarged. */
export function fitted({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Whether a file is made smaller before it travels. */
export function isShrunk(file: Pick<Blob, 'size' | 'type'>, { width, height }: Size): boolean {
  return Math.max(width, height) > LONGEST_SIDE || file.size > LARGEST_BYTES || !ACCEPTED_TYPES.includes(file.type);
}

/** Decodes a file for its preview and measures. Throws when the browser cannot read it. */
export async function glimpse(file: Blob): Promise<Glimpse> {
  const picture = await decode(file);
  const { canvas, context } = draw(picture, fitted(picture, GLIMPSE_SIDE));
  const gray = grayOf(context.getImageData(0, 0, canvas.width, canvas.height));
  const measures = { width: picture.width, height: picture.height, sharpness: sharpnessOf(gray), fingerprint: fingerprintOf(gray) };
  picture.close();
  return { preview: await encode(canvas, 0.8), measures };
}

/** A smaller file of the same picture, as a JPEG; the file itself when that would not be smaller. */
export async function shrink(file: Blob): Promise<Blob> {
  const picture = await decode(file);
  const { canvas } = draw(picture, fitted(picture, LONGEST_SIDE));
  picture.close();
  const smaller = await encode(canvas, 0.85);
  return smaller.size < file.size || !ACCEPTED_TYPES.includes(file.type) ? smaller : file;
}

function decode(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

type Canvas = HTMLCanvasElement | OffscreenCanvas;

function draw(picture: ImageBitmap, { width, height }: Size) {
  const canvas: Canvas = typeof OffscreenCanvas === 'undefined' ? document.createElement('canvas') : new OffscreenCanvas(width, height);
  Object.assign(canvas, { width, height });
  const context = 'convertToBlob' in canvas ? canvas.getContext('2d', { alpha: false }) : canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('There is no canvas to draw on.');
  // JPEG knows no transparency; the server puts white behind it too.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return { canvas, context };
}

async function encode(canvas: Canvas, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large for this device.'))), 'image/jpeg', quality);
  });
}
