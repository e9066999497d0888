import { describe, expect, it } from 'vitest';
import { pictureHints } from './pictureHints';
import type { PictureFacts } from './pictureFacts';

const good: PictureFacts = { width: 2400, height: 1800, sharpness: 900 };
const print = (seed: number) => Array.from({ length: 64 }, (_, bit) => ((bit * seed) % 7 < 3 ? '1' : '0')).join('');
const images = ['/images/a.jpg', '/images/b.jpg', '/images/c.jpg', '/images/d.jpg'];
const hints = (facts: Record<string, PictureFacts>, imageUrl = '/images/main.jpg', more = images) =>
  pictureHints({ imageUrl, images: more }, new Map(Object.entries(facts)));

describe('hints for pictures', () => {
  it('are none for good pictures, and none where nothing is known', () => {
    expect(hints({})).toEqual([]);
    expect(hints(Object.fromEntries(images.map((address, index) => [address, { ...good, fingerprint: print(index + 2) }])))).toEqual([]);
  });

  it('count what is missing', () => {
    expect(hints({}, '', images.slice(0, 1))).toEqual([{ kind: 'tooFew', missing: 3 }]);
  });

  it('name small and blurred pictures', () => {
    expect(hints({ '/images/a.jpg': { ...good, width: 999 }, '/images/c.jpg': { ...good, sharpness: 20 } })).toEqual([
      { kind: 'small', address: '/images/a.jpg', width: 999 },
      { kind: 'blurred', address: '/images/c.jpg' },
    ]);
  });

  it('mind portrait format for the main picture only', () => {
    const portrait = { ...good, width: 1800, height: 2400 };
    expect(hints({ '/images/main.jpg': portrait, '/images/b.jpg': portrait })).toEqual([{ kind: 'upright', address: '/images/main.jpg' }]);
  });

  it('name the later of two pictures that look alike', () => {
    const nearly = print(2).replace(/^../, '00');
    expect(hints({ '/images/main.jpg': { fingerprint: print(2) }, '/images/c.jpg': { fingerprint: nearly } })).toEqual([
      { kind: 'similar', address: '/images/c.jpg', other: '/images/main.jpg' },
    ]);
  });
});
