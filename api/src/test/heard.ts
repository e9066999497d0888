import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { TestApp } from './app.js';

/** Until processes have heard of everything that was committed before, by whomever: notices come in the order of commits. */
export async function untilHeard(sql: Client, ...apps: Pick<TestApp, 'notices'>[]): Promise<void> {
  const mark = `mark:${randomUUID()}`;
  const heard = apps.map(({ notices }) => new Promise<void>((resolve) => notices.onChange((touched) => touched?.includes(mark) && resolve())));
  await sql.query(`select pg_notify('touched', $1)`, [mark]);
  await Promise.all(heard);
}
