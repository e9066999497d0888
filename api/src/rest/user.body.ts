import type { RestUserFragment } from './generated.js';

/** An account as REST says it: the kind of business in small letters. */
export const userBody = (user: RestUserFragment) => ({ ...user, companyType: user.companyType?.toLowerCase() ?? null });
