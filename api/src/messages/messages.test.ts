import { expect, test } from 'vitest';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import hr from './hr.json' with { type: 'json' };

const placeholders = (text: string) => [...text.matchAll(/{{\w+}}/g)].map(String).sort();

test.each(Object.entries({ en, hr }))('%s has every message, with the same placeholders', (_, messages) => {
  expect(Object.keys(messages)).toEqual(Object.keys(de));
  for (const [key, text] of Object.entries(de)) {
    const translated = messages[key as keyof typeof de];
    expect(translated.trim()).not.toBe('');
    expect(placeholders(translated)).toEqual(placeholders(text));
  }
});
