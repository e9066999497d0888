import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { distanceOf, fingerprintOf, grayOf, sharpnessOf, type GrayPicture } from './analysis';
import { BLURRED_BELOW } from './pictureHints';

/** A house by the sea: edges, a texture, a calm sky. */
const house = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
  <rect width="1600" height="700" fill="#9cc9e6"/><rect y="700" width="1600" height="500" fill="#2f7fa8"/>
  <rect x="300" y="420" width="620" height="480" fill="#efe6d2"/><path d="M250 430 610 220 970 430Z" fill="#c4512a"/>
  ${[380, 560, 740].map((x) => `<rect x="${x}" y="520" width="90" height="140" fill="#24506b"/><path d="M${x + 45} 520v140M${x} 590h90" stroke="#fff" stroke-width="6"/>`).join('')}
  ${Array.from({ length: 40 }, (_, i) => `<path d="M${i * 40} ${760 + (i % 7) * 55}h30" stroke="#cfe6ef" stroke-width="4"/>`).join('')}
</svg>`;
const other = house.replaceAll('x="300"', 'x="900"').replace('M250 430 610 220 970 430Z', 'M60 900 200 300 500 900Z').replace('#9cc9e6', '#20304a');

async function grayPicture(svg: string, change: (picture: Sharp) => Sharp = (picture) => picture): Promise<GrayPicture> {
  const changed = await change(sharp(Buffer.from(svg))).png().toBuffer();
  const { data, info } = await sharp(changed).resize(512, 512, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return grayOf({ data: new Uint8ClampedArray(data), width: info.width, height: info.height });
}

describe('sharpness', () => {
  it('of a sharp picture lies far above the threshold', async () => {
    expect(sharpnessOf(await grayPicture(house))).toBeGreaterThan(BLURRED_BELOW * 4);
  });

  it.each([8, 14])('of one blurred by %d pixels lies below it', async (radius) => {
    expect(sharpnessOf(await grayPicture(house, (picture) => picture.blur(radius)))).toBeLessThan(BLURRED_BELOW);
  });

  it('of a picture without anything on it is nought', () => {
    expect(sharpnessOf({ pixels: new Uint8ClampedArray(512 * 384).fill(120), width: 512, height: 384 })).toBe(0);
    expect(sharpnessOf({ pixels: new Uint8ClampedArray(4), width: 2, height: 2 })).toBe(0);
  });
});

describe('the fingerprint', () => {
  it('survives another size, compression and light', async () => {
    const again = await grayPicture(house, (picture) => picture.resize(900).jpeg({ quality: 50 }).modulate({ brightness: 1.08 }));
    expect(distanceOf(fingerprintOf(await grayPicture(house)), fingerprintOf(again))).toBeLessThanOrEqual(5);
  });

  it('tells another picture', async () => {
    expect(distanceOf(fingerprintOf(await grayPicture(house)), fingerprintOf(await grayPicture(other)))).toBeGreaterThan(10);
  });
});
