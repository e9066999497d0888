import { describe, expect, it } from 'vitest';
import { mapsSearch, phoneAddress, webAddress } from 'api/rules/contact';
import { addressLine } from './links';

describe('webAddress', () => {
  it.each([
    ['https://vila.example/de', 'https://vila.example/de'],
    ['http://vila.example', 'http://vila.example/'],
    ['vila.example', 'https://vila.example/'],
    [' www.vila.example ', 'https://www.vila.example/'],
  ])('links to %s', (text, address) => {
    expect(webAddress(text)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'ftp://vila.example',
    'mailto:a@b.example',
    'https://',
    '',
    '  ',
    null,
  ])('never links to %j', (text) => {
    expect(webAddress(text)).toBeNull();
  });
});

describe('phoneAddress', () => {
  it('keeps the digits and the leading plus', () => {
    expect(phoneAddress(' +385 (21) 000-412')).toBe('tel:+38521000412');
    expect(phoneAddress('021/000 412 + 3')).toBe('tel:0210004123');
  });
});

describe('the address of a place', () => {
  it('says the city once', () => {
    expect(addressLine({ address: 'Obala 3', city: 'Hvar' })).toBe('Obala 3, Hvar');
    expect(addressLine({ address: 'Obala 3, 21450 Hvar', city: 'Hvar' })).toBe('Obala 3, 21450 Hvar');
    expect(addressLine({ address: 'Brusje 46, 21454 Brusje', city: 'Brusje, Hvar' })).toBe('Brusje 46, 21454 Brusje, Hvar');
    expect(addressLine({ address: '', city: 'Hvar' })).toBe('Hvar');
  });

  it('becomes a search for address and city, with every sign escaped', () => {
    const url = new URL(mapsSearch({ address: 'Obala 3 & 4 #b', city: 'Šibenik' }));
    expect(url.searchParams.get('query')).toBe('Obala 3 & 4 #b, Šibenik');
    expect(url.protocol).toBe('https:');
    expect(url.hash).toBe('');
  });
});
