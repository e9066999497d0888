import { describe, expect, it } from 'vitest';
import { hasContact, hasSentences, isShouting, namesSurroundings, repeats } from './wording';

describe('full sentences', () => {
  it.each([
    ['Das Haus steht am Hang. Morgens sieht man die Fähre.', true],
    ['Kuća stoji iznad luke! Doručak je na terasi.', true],
    ['Zwei Zimmer, Küche, Bad, Balkon, Garten, Parkplatz, WLAN', false],
    ['Schön. Ruhig. Sauber.', false],
    ['', false],
  ])('%s: %s', (text, expected) => {
    expect(hasSentences(text)).toBe(expected);
  });
});

describe('capitals', () => {
  it.each([
    ['SUPER LAGE DIREKT AM MEER', true],
    ['NAJLJEPŠI POGLED NA MORE', true],
    ['Ruhige Lage mit WLAN und TV', false],
    ['WLAN TV', false],
  ])('%s: %s', (text, expected) => {
    expect(isShouting(text)).toBe(expected);
  });
});

describe('ways to reach somebody', () => {
  it.each([
    ['Ruft an: +385 21 000 412', true],
    ['Telefon 021/555-412 abends', true],
    ['Mehr auf www.vila.example', true],
    ['Mehr auf vila-lavanda.hr', true],
    ['ana@vila.example schreiben', true],
    ['Das Haus von 1871 hat 160 m² und liegt 1.200 Meter vom Hafen.', false],
    ['Frühstück von 7.30 bis 10.00 Uhr. Bis 12 Personen.', false],
    ['Nahe am Meer.Hier ist es ruhig.', false],
  ])('%s: %s', (text, expected) => {
    expect(hasContact(text)).toBe(expected);
  });
});

describe('what lies around', () => {
  it.each([
    ['Zum Strand sind es fünf Schritte.', true],
    ['The old town is close.', true],
    ['Do plaže hodate kratko, a s terase se vidi more.', true],
    ['Zur Bäckerei 300 m', true],
    ['Drei Zimmer mit 160 m² und eine Küche.', false],
    ['More rooms are on the first floor.', false],
  ])('%s: %s', (text, expected) => {
    expect(namesSurroundings(text)).toBe(expected);
  });
});

describe('a text that says hardly more than the name', () => {
  it.each([
    ['Vila Lavanda in Hvar', true],
    ['VILA LAVANDA, Hvar, Vila Lavanda', true],
    ['Steinhaus mit Pool über dem Hafen von Hvar', false],
  ])('%s: %s', (text, expected) => {
    expect(repeats(text, 'Vila Lavanda', 'Hvar')).toBe(expected);
  });
});
