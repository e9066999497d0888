/** What one credit costs for a year, in whole euro, until the payment provider says otherwise. */
export const DEFAULT_PRICE = 189;

/** How long a listing stays up after the reminder that its renewal could not be collected: the terms' grace period. */
export const GRACE_DAYS = 14;

/** How many days before a term ends its operator is written to. */
export const NOTICE_DAYS = [30, 7] as const;
