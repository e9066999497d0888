import { describe, expect, it } from 'vitest';
import { CARD_TEXT_LENGTH, LIST_TEXT_LENGTH, shortText } from './shortText';

describe('shortText', () => {
  it.each([CARD_TEXT_LENGTH, LIST_TEXT_LENGTH])('leaves a text of exactly %i characters alone', (length) => {
    const text = 'a'.repeat(length);
    expect(shortText(text, length)).toBe(text);
  });

  it.each([CARD_TEXT_LENGTH, LIST_TEXT_LENGTH])('cuts a longer text at %i characters and adds an ellipsis', (length) => {
    expect(shortText('a'.repeat(length + 1), length)).toBe(`${'a'.repeat(length)}…`);
  });

  it('cards take 80 characters, the list 100', () => {
    expect([CARD_TEXT_LENGTH, LIST_TEXT_LENGTH]).toEqual([80, 100]);
  });

  it('cuts at the space before a word that does not fit', () => {
    expect(shortText('Haus am Meer mit Garten', 20)).toBe('Haus am Meer mit…');
  });

  it('keeps a word that ends exactly at the cut', () => {
    expect(shortText('Haus am Meer mit Garten', 16)).toBe('Haus am Meer mit…');
  });

  it('does not leave a comma before the ellipsis', () => {
    expect(shortText('Haus am Meer, Garten', 16)).toBe('Haus am Meer…');
  });

  it('counts characters and not their halves', () => {
    expect(shortText('🌊'.repeat(10), 10)).toBe('🌊'.repeat(10));
    expect(shortText('🌊'.repeat(11), 10)).toBe(`${'🌊'.repeat(10)}…`);
  });

  it.each(['', '   ', '\n'])('has nothing to say about %j', (text) => {
    expect(shortText(text, 80)).toBeNull();
  });
});
