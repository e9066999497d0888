/** Reads the titles of tests from their source. What is only known when it runs stands there as `*`. */
import fs from 'node:fs';
import ts from 'typescript';

/** The titles of each test, the outermost first, and whether it would run. */
export function titlesIn(file) {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found = [];
  visit(source, []);
  return found;

  function visit(node, titles) {
    const words = ts.isCallExpression(node) ? wordsOf(node.expression) : [];
    const title = ['test', 'it', 'describe'].includes(words[0]) && node.arguments.length > 1 ? titleOf(node.arguments[0], words) : undefined;
    if (title === undefined) return void ts.forEachChild(node, (child) => void visit(child, titles));
    const chain = [...titles, title];
    if (words.includes('describe')) return void node.arguments.forEach((child) => void visit(child, chain));
    found.push({ titles: chain, outcome: words.includes('skip') || words.includes('todo') ? 'skipped' : 'passed' });
  }
}

/** `test.each(table)` is test and each, `test.describe` is test and describe. */
function wordsOf(node) {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...wordsOf(node.expression), node.name.text];
  return ts.isCallExpression(node) ? wordsOf(node.expression) : [];
}

function titleOf(node, words) {
  if (ts.isTemplateExpression(node)) return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('*');
  if (!ts.isStringLiteralLike(node)) return undefined;
  // A row of a table fills these in.
  return words.includes('each') ? node.text.replaceAll(/%[\d.]*[sdifjoO#$]|\$[\w.]+/g, '*') : node.text;
}
