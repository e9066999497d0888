import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import mailTexts from '../mail/de.json' with { type: 'json' };
import messages from './de.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '../../..');

/** What is written in the code of a folder: its texts, and its templates with gaps as `${template}.subject`. */
function written(folder: string) {
  const texts = new Set<string>();
  const templates: RegExp[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      templates.push(new RegExp(`^${parts.map((part) => part.replace(/[^\w]/g, '\\$&')).join('(.+)')}$`));
    }
    ts.forEachChild(node, visit);
  };
  const files = fs.globSync('**/*.{ts,tsx}', { cwd: path.join(root, folder) }).filter((name) => !/\.test\.tsx?$|(^|\/)(test|gql)\//.test(name));
  for (const file of files) {
    const name = path.join(root, folder, file);
    ts.forEachChild(ts.createSourceFile(name, fs.readFileSync(name, 'utf8'), ts.ScriptTarget.Latest), visit);
  }
  return { texts, templates };
}

const [api, web] = [written('api/src'), written('web/src')];

test('every message is sent by the API or shown by a page', () => {
  expect(Object.keys(messages).filter((key) => !api.texts.has(key) && !web.texts.has(`api:${key}`) && !web.texts.has(key))).toEqual([]);
});

test('every text of the mails stands in a mail', () => {
  /** A template has a key where its gaps, filled in, are texts of the code themselves: the names of the mails that are sent. */
  const fits = (key: string) => api.templates.some((template) => template.exec(key)?.slice(1).every((part) => api.texts.has(part)));
  expect(Object.keys(mailTexts).filter((key) => !api.texts.has(key) && !fits(key))).toEqual([]);
});
