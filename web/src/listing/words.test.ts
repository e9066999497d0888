import { describe, expect, it } from 'vitest';
import { wholeNumber } from './figures';
import { addWords, splitWords } from './words';

describe('whole numbers', () => {
  it.each([
    ['120', '120'],
    ['1.200 €', '1200'],
    ['1 200', '1200'],
    ['12,000,000', '12000000'],
    ['89,50', '89'],
    ['1.200,50', '1200'],
    ['007', '7'],
    ['0', '0'],
    ['', ''],
    ['viel', ''],
  ])('%s is %s', (text, number) => {
    expect(wholeNumber(text)).toBe(number);
  });
});

describe('words', () => {
  const limits = { count: 3, length: 10 };

  it('are divided by commas, semicolons and new lines, and trimmed', () => {
    expect(splitWords(' Meer ,, Alte   Stadt;Ruhe\nHafen ')).toEqual(['Meer', 'Alte Stadt', 'Ruhe', 'Hafen']);
  });

  it('are refused when they repeat, are too long or too many; the others are taken', () => {
    expect(addWords(['Meer'], ['MEER', 'Ein sehr langes Wort', 'Ruhe', 'Hafen', 'Stadt'], limits)).toEqual({
      words: ['Meer', 'Ruhe', 'Hafen'],
      refused: [
        { word: 'MEER', why: 'twice' },
        { word: 'Ein sehr langes Wort', why: 'tooLong' },
        { word: 'Stadt', why: 'tooMany' },
      ],
    });
  });
});
