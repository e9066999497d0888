import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../context.js';
import type { Read } from '../database.js';
import { AppError } from '../errors.js';
import { checkInput } from '../rules.js';
import { hashPassword } from './password.js';
import { forgotPasswordRules, resetPasswordRules } from './viewer.rules.js';

const VALID_HOURS = 24;

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Asks for a reset mail. Only the job looks whether there is an account: for the one who asks, the answer is the same
 * in words and in time.
 */
export async function requestPasswordReset(input: { email: string }, context: Context): Promise<boolean> {
  const { email } = checkInput(forgotPasswordRules, input);
  await context.limits.consume('forgotAddress', context.address);
  await context.limits.consume('forgotAccount', email);
  await context.jobs.sendMail({ template: 'reset', email, language: context.language });
  return true;
}

/** A new token for an account, in place of any before; its hash is stored, the token itself only stands in the mail. */
export async function createResetToken(userId: number, read: Read): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await read(
    `update "user" set reset_token = $2, reset_token_expiry = now() + interval '${VALID_HOURS} hours' where id = $1`,
    [userId, hash(token)],
  );
  return token;
}

interface ResetInput {
  token: string;
  password: string;
}

/**
 * Sets a new password by the token of a mail. The token works once, and every session and API key ends: whoever was in
 * the account before may have made one.
 */
export async function resetPassword({ token, password }: ResetInput, context: Context): Promise<boolean> {
  checkInput(resetPasswordRules, { password, confirmPassword: password });
  await context.limits.consume('reset', context.address);
  const hashed = await hashPassword(password);
  const email = await context.em.fork().transactional(async (em) => {
    const user = await useToken(token, hashed, em);
    if (!user) throw new AppError('INVALID', 'resetLinkInvalid', { fields: { token: { key: 'resetLinkInvalid' } } });
    await context.jobs.sendMail({ template: 'passwordChanged', userId: user.id }, em);
    await em.execute('delete from session where user_id = ?', [user.id]);
    await em.execute('update api_key set revoked_at = now() where user_id = ? and revoked_at is null', [user.id]);
    return user.email;
  });
  // Whoever was locked out by somebody else's guesses is let in again.
  await context.limits.clear('loginAccount', email);
  await context.limits.clear('loginHere', email, context.address);
  return true;
}

/** One statement: of twenty that come at once with the same token, one finds it. */
async function useToken(token: string, password: string, em: EntityManager): Promise<{ id: number; email: string } | undefined> {
  const [user] = await em.execute<{ id: number; email: string }[]>(
    `update "user" set password = ?, reset_token = null, reset_token_expiry = null, updated_at = now()
     where reset_token = ? and reset_token_expiry > now() and is_active returning id, email`,
    [password, hash(token.slice(0, 100))],
  );
  return user;
}
