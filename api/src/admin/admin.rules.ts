import { mixed, object, string } from 'yup';

/** The most credits that are given or taken back at once. */
export const MOST_CREDITS = 100;

const isAmount = (value: unknown) => Number.isInteger(Number(value)) && Number(value) !== 0 && Math.abs(Number(value)) <= MOST_CREDITS;

/** Credits that are given, or taken back, and why: a form holds the amount as text. */
export const grantRules = object({
  amount: mixed().test({ message: 'creditAmountInvalid', params: { max: MOST_CREDITS }, test: isAmount }),
  reason: string().trim().required('reasonRequired').max(200, 'tooLong'),
});
