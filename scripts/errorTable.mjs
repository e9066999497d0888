/** Which error codes there are, and which messages come with each: read from the API's code, for the documentation. */
import fs from 'node:fs';
import ts from 'typescript';

/** The table as JSON: `{ "INVALID": { "status": 400, "keys": ["badRequest", …] }, … }`. */
export function errorTable() {
  const messages = Object.keys(JSON.parse(fs.readFileSync('api/src/messages/de.json', 'utf8')));
  const codes = Object.fromEntries(statuses().map(([code, status]) => [code, { status, keys: new Set() }]));
  const written = new Set();
  const placed = new Set();
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) written.add(node.text);
    for (const [code, key] of pairsIn(node)) {
      if (!codes[code] || !messages.includes(key)) continue;
      codes[code].keys.add(key);
      placed.add(key);
    }
    ts.forEachChild(node, visit);
  };
  const isCode = (file) => !/\.test\.ts$|(^|\/)test\//.test(file);
  for (const file of fs.globSync('**/*.ts', { cwd: 'api/src' }).filter(isCode)) visit(parse(`api/src/${file}`));
  codes.UNEXPECTED = { status: 500, keys: new Set(['unexpected']) };
  placed.add('unexpected');
  // What the rules of inputs say of a field. A message that no code of the API names belongs to a page.
  for (const key of messages) if (!placed.has(key) && written.has(key)) codes.INVALID.keys.add(key);
  const table = Object.entries(codes).map(([code, { status, keys }]) => [code, { status, keys: messages.filter((key) => keys.has(key)) }]);
  return `${JSON.stringify(Object.fromEntries(table), null, 2)}\n`;
}

function parse(file) {
  return ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** What `STATUS` in errors.ts holds. */
function statuses() {
  const found = [];
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.name.text === 'STATUS') {
      for (const { name, initializer } of node.initializer.expression.properties) found.push([name.text, Number(initializer.text)]);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse('api/src/errors.ts'));
  return found;
}

/** Codes with their keys: `new AppError(code, key)`, `invalid(field, key)`, and tuples `[code, key]`. */
function pairsIn(node) {
  if (ts.isNewExpression(node) && node.expression.getText() === 'AppError') return pairsOf(...(node.arguments ?? []));
  if (ts.isCallExpression(node) && node.expression.getText() === 'invalid') return textsOf(node.arguments[1]).map((key) => ['INVALID', key]);
  if (ts.isArrayLiteralExpression(node)) return pairsOf(...node.elements);
  return [];
}

function pairsOf(code, key) {
  return textsOf(code).flatMap((one) => textsOf(key).map((other) => [one, other]));
}

/** The texts that an expression can be, as far as they are written there. */
function textsOf(node) {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isConditionalExpression(node) ? [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)] : [];
}
