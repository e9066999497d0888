import type { Change } from '../change.js';
import { DAY } from '../calendar.js';
import { ApiError } from '../errors.js';
import type { Origin } from '../store.js';

/** The answer to a change; a repeated key gets the first answer again, word for word. What failed has changed nothing and is tried anew. */
export async function answerOnce(change: Change, { id, idempotencyKey: key }: Origin, request: string, answer: () => Promise<object>): Promise<{ body: string; originalRequest?: string }> {
  if (key === null) return { body: JSON.stringify(await answer()) };
  const { client, now } = change;
  await client.query('delete from sandbox.stripe_idempotency where created < $1', [now - DAY]);
  const { rows } = await client.query<{ request: string; request_id: string; body: string }>(
    'select request, request_id, body from sandbox.stripe_idempotency where key = $1',
    [key],
  );
  const [first] = rows;
  if (first && first.request !== request) {
    throw new ApiError(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      undefined,
      undefined,
      'idempotency_error',
    );
  }
  if (first) return { body: first.body, originalRequest: first.request_id };
  const body = JSON.stringify(await answer());
  await client.query('insert into sandbox.stripe_idempotency values ($1, $2, $3, $4, $5)', [key, request, id, body, now]);
  return { body };
}
