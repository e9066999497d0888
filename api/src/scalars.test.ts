import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { DateTime, LocalDate, Url } from './scalars.js';

describe('a web address', () => {
  test.each(['https://vila.example', 'http://vila.example/a?b=1#c'])('%s stays as it is written', (address) => {
    expect(Url.serialize(address)).toBe(address);
    expect(Url.parseValue(address)).toBe(address);
  });

  test('that was stored without its scheme gets one; sent without, it is refused', () => {
    expect(Url.serialize('instagram.example/lavanda')).toBe('https://instagram.example/lavanda');
    expect(() => Url.parseValue('instagram.example/lavanda')).toThrow('http or https');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://vila.example', '', 7, null, `https://vila.example/${'x'.repeat(2000)}`])('%s is none', (value) => {
    expect(() => Url.serialize(value)).toThrow('http or https');
    expect(() => Url.parseValue(value)).toThrow('http or https');
  });
});

test('moments are told in UTC, to the millisecond; days without a time', () => {
  expect(DateTime.serialize(new Date('2026-11-21T10:30:00+01:00'))).toBe('2026-11-21T09:30:00.000Z');
  expect(DateTime.serialize('2026-11-21T09:30:00Z')).toBe('2026-11-21T09:30:00.000Z');
  expect(LocalDate.serialize('2026-07-31')).toBe('2026-07-31');
});
