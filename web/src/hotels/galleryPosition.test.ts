import { describe, expect, it } from 'vitest';
import { stepForKey, wrap } from './galleryPosition';

describe('the position in the gallery', () => {
  it('goes from the last picture to the first and back', () => {
    expect([wrap(4, 5), wrap(5, 5), wrap(-1, 5), wrap(-6, 5), wrap(11, 5)]).toEqual([4, 0, 4, 4, 1]);
  });

  it('moves by keys from wherever it is', () => {
    expect(wrap(stepForKey('ArrowRight', 4, 5) ?? NaN, 5)).toBe(0);
    expect(wrap(stepForKey('ArrowLeft', 0, 5) ?? NaN, 5)).toBe(4);
    expect(wrap(stepForKey('Home', 8, 5) ?? NaN, 5)).toBe(0);
    expect(wrap(stepForKey('End', -3, 5) ?? NaN, 5)).toBe(4);
  });

  it('leaves other keys alone', () => {
    expect(stepForKey('Escape', 2, 5)).toBeNull();
    expect(stepForKey('a', 2, 5)).toBeNull();
  });
});
