import { describe, expect, it } from 'vitest';
import { languages } from './language';
import { loadMessages } from './messages';

/** Every text with its path, for example `home.hero.title`. */
function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, child]) => flat(child, path ? `${path}.${key}` : key));
}

const pluralEnding = /_(zero|one|two|few|many|other)$/;
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

/** Keys without plural endings, and the placeholders of each. */
function shape(messages: unknown) {
  return new Map(flat(messages).map(([key, text]) => [key.replace(pluralEnding, ''), placeholders(text).join()]));
}

const german = shape(await loadMessages('de'));
const all = await Promise.all(languages.map(async (language) => [language, await loadMessages(language)] as const));

describe.each(all)('the texts in %s', (language, messages) => {
  const texts = flat(messages);

  it('have the same keys and placeholders as the German ones', () => {
    expect(Object.fromEntries(shape(messages))).toEqual(Object.fromEntries(german));
  });

  it('are never empty', () => {
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('have every plural form that the language needs, with the same placeholders', () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = texts.map(([key]) => key).filter((key) => pluralEnding.test(key));
    const bases = new Set(counted.map((key) => key.replace(pluralEnding, '')));
    for (const base of bases) {
      const categories = counted.filter((key) => key.replace(pluralEnding, '') === base).map((key) => key.slice(base.length + 1));
      expect({ base, categories: categories.sort() }).toEqual({ base, categories: [...needed].sort() });
    }
  });
});
