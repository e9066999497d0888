/** What one entry gives: commas, semicolons and new lines divide it; each word is trimmed. */
export function splitWords(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '');
}

interface Added {
  words: string[];
  /** What was not taken, and why. */
  refused: { word: string; why: 'twice' | 'tooLong' | 'tooMany' }[];
}

/** Adds what is new, fits and is not there in another case. */
export function addWords(known: readonly string[], added: string[], limits: { count: number; length: number }): Added {
  const words = [...known];
  const refused: Added['refused'] = [];
  for (const word of added) {
    const why = reasonAgainst(word, words, limits);
    if (why) refused.push({ word, why });
    else words.push(word);
  }
  return { words, refused };
}

function reasonAgainst(word: string, words: string[], limits: { count: number; length: number }) {
  if (words.some((other) => other.toLowerCase() === word.toLowerCase())) return 'twice';
  if (word.length > limits.length) return 'tooLong';
  return words.length >= limits.count ? 'tooMany' : undefined;
}
