import { drawn, pick, rareWord } from './names.js';

/** What is searched for, another of its kind for each number. */
type Words = (number: number, listings: number) => string;

const COMMON = ['split', 'dubrovnik', 'apartman', 'vila', 'zadar', 'altstadt', 'meer', 'strand', 'lavanda', 'hvar', 'hotel', 'istrien'];

/** A letter of a word changes places with the next. */
function misspelt(word: string, number: number): string {
  const at = 1 + Math.floor(drawn(number, 30) * (word.length - 2));
  return word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
}

export const SEARCHES: Record<string, Words> = {
  'common word': (number) => pick(COMMON, number, 31),
  // Of ten listings, those ending in 6, 7 and 8 are called by a word of the long tail.
  'rare word': (number, listings) => rareWord(Math.floor((drawn(number, 32) * listings) / 10) * 10 + 6),
  'no match': (number) => `xq${rareWord(number * 7).toLowerCase()}uhr`,
  typo: (number) => misspelt(pick(['dubrovnik', 'rovinj', 'zadar', 'makarska', 'apartman', 'lavanda', 'opatija', 'korcula', 'altstadt'], number, 33), number),
  'two words': (number) => `${pick(['vila', 'apartman', 'lavanda', 'strand', 'hotel', 'horvat'], number, 34)} ${pick(['split', 'dubrovnik', 'zadar', 'rovinj', 'hvar', 'pula'], number, 35)}`,
};
