/** A picture without colour: one byte a pixel. */
export interface GrayPicture {
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The brightness of each pixel, as the eye weighs the colours. */
export function grayOf({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): GrayPicture {
  const pixels = new Uint8ClampedArray(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const from = at * 4;
    pixels[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  }
  return { pixels, width, height };
}

/**
 * How sharp the sharpest parts of a picture are: the variance of the Laplacian, tile by tile. The best tenth of the
 * tiles counts, because a sharp house under a clear sky is sharp.
 */
export function sharpnessOf({ pixels, width, height }: GrayPicture): number {
  const size = 32;
  const tiles: number[] = [];
  for (let top = 1; top + size < height; top += size) {
    for (let left = 1; left + size < width; left += size) tiles.push(tileVariance(pixels, width, left, top, size));
  }
  tiles.sort((a, b) => b - a);
  const best = tiles.slice(0, Math.max(1, Math.ceil(tiles.length / 10)));
  return best.reduce((sum, value) => sum + value, 0) / best.length || 0;
}

function tileVariance(pixels: Uint8ClampedArray, width: number, left: number, top: number, size: number): number {
  let sum = 0;
  let squares = 0;
  const pixel = (at: number) => pixels[at] ?? 0;
  for (let y = top; y < top + size; y += 1) {
    for (let x = left; x < left + size; x += 1) {
      const at = y * width + x;
      const edge = pixel(at - 1) + pixel(at + 1) + pixel(at - width) + pixel(at + width) - 4 * pixel(at);
      sum += edge;
      squares += edge * edge;
    }
  }
  const count = size * size;
  return squares / count - (sum / count) ** 2;
}

/** 64 bits that survive another size or compression: whether each of 8 × 8 fields is brighter than its right neighbour. */
export function fingerprintOf(picture: GrayPicture): string {
  let bits = '';
  for (let row = 0; row < 8; row += 1) {
    const fields = Array.from({ length: 9 }, (_, column) => meanOf(picture, column / 9, (column + 1) / 9, row / 8, (row + 1) / 8));
    for (let column = 0; column < 8; column += 1) bits += (fields[column] ?? 0) > (fields[column + 1] ?? 0) + 0.5 ? '1' : '0';
  }
  return bits;
}

function meanOf({ pixels, width, height }: GrayPicture, left: number, right: number, top: number, bottom: number): number {
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(top * height); y < Math.max(bottom * height, top * height + 1); y += 1) {
    for (let x = Math.floor(left * width); x < Math.max(right * width, left * width + 1); x += 1) {
      sum += pixels[y * width + x] ?? 0;
      count += 1;
    }
  }
  return sum / count;
}

/** In how many bits two fingerprints differ; pictures that look the same differ in a few. */
export function distanceOf(one: string, other: string): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) count += 1;
  return count;
}
