import { describe, expect, it } from 'vitest';
import { formatDate, formatDistance, formatNumber, formatPrice } from './format';
import { barePath, languageOfPath, localPath } from './language';

describe('addresses and languages', () => {
  it.each([
    ['/', 'de', '/'],
    ['/hotels', 'de', '/hotels'],
    ['/en', 'en', '/'],
    ['/hr/hotels/vila', 'hr', '/hotels/vila'],
    ['/english', 'de', '/english'],
  ])('%s is %s and its bare path is %s', (path, language, bare) => {
    expect(languageOfPath(path)).toBe(language);
    expect(barePath(path)).toBe(bare);
  });

  it.each([
    ['/', '/en'],
    ['/?x=1', '/en?x=1'],
    ['/hotels?regionId=2', '/en/hotels?regionId=2'],
    ['/support#about', '/en/support#about'],
    ['/en/hotels', '/en/hotels'],
    ['https://example.org/', 'https://example.org/'],
  ])('%s becomes %s in English', (to, expected) => {
    expect(localPath(to, 'en')).toBe(expected);
  });

  it('leaves German addresses bare', () => {
    expect(localPath('/hotels', 'de')).toBe('/hotels');
  });
});

describe('formats', () => {
  it('writes prices as the language does', () => {
    expect(formatPrice(1285, 'de')).toBe('1.285\u00a0€');
    expect(formatPrice(285, 'en')).toBe('€285');
    expect(formatPrice(285, 'hr')).toBe('285\u00a0€');
  });

  it('writes distances no more exactly than they are known', () => {
    const written = [0, 80, 347, 990, 1240, 9_960, 117_400].map((metres) => formatDistance(metres, 'de').replace('\u00a0', ' '));
    expect(written).toEqual(['50 m', '100 m', '350 m', '1 km', '1,2 km', '10 km', '117 km']);
    expect(formatDistance(1240, 'en')).toBe('1.2\u00a0km');
    expect(formatDistance(1240, 'hr')).toBe('1,2\u00a0km');
  });

  it('writes numbers and dates as the language does', () => {
    expect(formatNumber(4.8, 'de', 1)).toBe('4,8');
    expect(formatNumber(12345, 'en')).toBe('12,345');
    expect(formatDate('2026-05-01T22:30:00Z', 'de')).toBe('2. Mai 2026');
  });
});
