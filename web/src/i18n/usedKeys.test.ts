// @vitest-environment node
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { loadMessages } from './messages';

const web = path.resolve(import.meta.dirname, '../..');
const rules = /\/api\/src\/\w+\/\w+\.rules\.ts$/;

/** Every key of the texts, plurals under one: `home:hero.title`. */
function keysOf(texts: object, path: string): string[] {
  return Object.entries(texts).flatMap(([name, text]: [string, unknown]) => {
    const key = path + name.replace(/_(zero|one|two|few|many|other)$/, '');
    // A list is one text, asked for as a whole.
    return typeof text === 'object' && text !== null && !Array.isArray(text) ? keysOf(text, `${key}.`) : [key];
  });
}

/** The pages as the compiler sees them: it knows which values `t(`amenities.${amenity}`)` can have. */
function compile() {
  const config = ts.getParsedCommandLineOfConfigFile(path.join(web, 'tsconfig.json'), {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined });
  const files = config?.fileNames.filter((name) => !/\.test\.tsx?$|\/src\/test\/|\/e2e\//.test(name)) ?? [];
  const program = ts.createProgram(files, config?.options ?? {});
  return { checker: program.getTypeChecker(), sources: program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${web}/src/`) || rules.test(fileName)) };
}

const { checker, sources } = compile();

/** The values that an expression can have, as far as its type says. */
function values(expression: ts.Expression): string[] {
  const type = checker.getTypeAtLocation(expression);
  const types = type.isUnion() ? type.types : [type];
  return types.map((each) => (each.isStringLiteral() ? each.value : `${expression.getText()} (any text)`));
}

/** The area in which a `t` looks for a key that names none, or nothing for what is no `t`. */
function areaOf(expression: ts.Expression): string | undefined {
  const type = checker.getTypeAtLocation(expression);
  if (type.symbol?.name !== 'TFunction') return undefined;
  const [areas] = checker.getTypeArguments(type as ts.TypeReference);
  const first = areas && checker.isTupleType(areas) ? checker.getTypeArguments(areas as ts.TypeReference)[0] : areas;
  return first?.isStringLiteral() ? first.value : 'common';
}

/** What a place in the code asks for: `t(key)`, `<Trans t={t} i18nKey="key" />`, or a message in the rules of a form. */
function asked(node: ts.Node): string[] {
  const named = (area: string, keys: string[]) => keys.map((key) => (key.includes(':') ? key : `${area}:${key}`));
  if (ts.isCallExpression(node) && node.arguments[0]) {
    if (rules.test(node.getSourceFile().fileName)) {
      const parameters = checker.getResolvedSignature(node)?.parameters ?? [];
      const message = node.arguments[parameters.findIndex(({ name }) => name === 'message')];
      return message && ts.isStringLiteral(message) ? [`api:${message.text}`] : [];
    }
    const area = areaOf(node.expression);
    return area ? named(area, values(node.arguments[0])) : [];
  }
  if (ts.isJsxAttributes(node)) {
    const attribute = (name: string) => node.properties.filter(ts.isJsxAttribute).find((each) => each.name.getText() === name)?.initializer;
    const [t, key] = [attribute('t'), attribute('i18nKey')];
    if (key && t && ts.isJsxExpression(t) && t.expression) return named(areaOf(t.expression) ?? 'common', ts.isStringLiteral(key) ? [key.text] : [key.getText()]);
  }
  return [];
}

const used = new Set<string>();
const visit = (node: ts.Node) => {
  for (const key of asked(node)) used.add(key);
  ts.forEachChild(node, visit);
};
sources.forEach(visit);

const there = new Set(Object.entries({ ...(await loadMessages('de')) }).flatMap(([area, texts]) => keysOf(texts, `${area}:`)));
/** A group of texts that is asked for as a whole stands for each of them. */
const isWithin = (key: string, group: string) => key === group || key.startsWith(`${group}.`);

test('every text that the code asks for is there', () => {
  expect(used.size).toBeGreaterThan(500);
  expect([...used].filter((key) => ![...there].some((known) => isWithin(known, key)))).toEqual([]);
});

test('every text of the pages is asked for', () => {
  // The API's messages are its own: those that no code sends are found there.
  const own = [...there].filter((key) => !key.startsWith('api:'));
  expect(own.filter((key) => ![...used].some((group) => isWithin(key, group)))).toEqual([]);
});
