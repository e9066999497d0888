import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { EnvError, readEnv, VARIABLES } from './env.js';
import { ROOT } from './root.js';

const DATABASE_URL = 'postgresql://localhost/obala';

test('defaults', () => {
  expect(readEnv({ DATABASE_URL })).toMatchObject({ PORT: 4000, PUBLIC_URL: 'http://localhost:4000', IMAGE_STORE: 'database', isProduction: false });
});

test('every bad variable is named at once, without its value', () => {
  const read = () => readEnv({ PORT: 'x', DATABASE_URL: 'mysql://secret', PUBLIC_URL: 'obala.example', IMAGE_STORE: 's3', LOG_LEVEL: 'loud', WEB_CONCURRENCY: '0', DATABASE_REPLICA_URLS: 'postgresql://replica/obala,mysql://secret' });
  expect(read).toThrow(/PORT[\s\S]*DATABASE_URL|DATABASE_URL[\s\S]*PORT/);
  for (const name of ['PUBLIC_URL', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'LOG_LEVEL', 'WEB_CONCURRENCY: ', 'DATABASE_REPLICA_URLS: ']) expect(read).toThrow(name);
  expect(read).not.toThrow(/secret/);
});

test('several replicas are named in one variable', () => {
  const DATABASE_REPLICA_URLS = 'postgresql://one/obala, postgresql://two/obala';
  expect(readEnv({ DATABASE_URL, DATABASE_REPLICA_URLS }).DATABASE_REPLICA_URLS).toEqual(['postgresql://one/obala', 'postgresql://two/obala']);
  expect(readEnv({ DATABASE_URL })).toMatchObject({ DATABASE_REPLICA_URLS: [], WEB_CONCURRENCY: 1 });
});

test('an empty variable counts as left out', () => {
  expect(readEnv({ DATABASE_URL, PORT: '', S3_BUCKET: '' }).PORT).toBe(4000);
});

test('production, and whoever has a key of Stripe’s, names all that belongs to it', () => {
  for (const given of [{ NODE_ENV: 'production', SMTP_URL: 'smtp://localhost' }, { STRIPE_SECRET_KEY: 'sk_test_x' }]) {
    const read = () => readEnv({ DATABASE_URL, ...given });
    for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID']) expect(read).toThrow(`${name}: is missing`);
  }
  expect(() => readEnv({ DATABASE_URL })).not.toThrow();
});

test('each variable is explained in .env.example and in the table of operations.md, with its default', () => {
  const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
  // Read by the library that sends traces.
  const all = [...VARIABLES, 'OTEL_EXPORTER_OTLP_HEADERS'].toSorted();
  expect([...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name).toSorted()).toEqual(all);
  const rows = [...read('docs/operations.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)` \| (?:`(.+?)`|(\w+)) \| .+ \|$/gm)].map(([, name = '', value, word]) => ({ name, value, word }));
  expect(rows.map(({ name }) => name).toSorted()).toEqual(all);

  const defaults = readEnv({ DATABASE_URL }) as Record<string, string | number | boolean | string[] | undefined>;
  const needed = problems({ NODE_ENV: 'production' }).map((problem) => problem.split(':')[0]);
  for (const { name, value, word } of rows) {
    const given = needed.includes(name) ? '' : String(defaults[name] ?? '');
    expect([name, value ?? '', word]).toEqual([name, given, given ? undefined : needed.includes(name) ? 'needed' : 'none']);
  }
});

function problems(source: NodeJS.ProcessEnv): string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
  }
  return [];
}
