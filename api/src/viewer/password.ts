import { argon2id, hash, needsRehash, verify } from 'argon2';
import pLimit from 'p-limit';

/** 19 MiB, two passes: about 30 ms. Raised parameters take effect at each user's next sign-in. */
const PARAMETERS = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One at a time: the other threads stay free for everything else that the process does. */
const oneAtATime = pLimit(1);

/** What is compared where there is no account, so that an answer takes as long as with one. */
let nobody: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return oneAtATime(() => hash(password, PARAMETERS));
}

/** Whether a password is the one behind a hash; without a hash never, after the same time. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const compared = stored?.startsWith('$argon2') ? stored : await nobody;
  const matches = await oneAtATime(() => verify(compared, password));
  return matches && compared === stored;
}

export function isOutdated(stored: string): boolean {
  return needsRehash(stored, PARAMETERS);
}
