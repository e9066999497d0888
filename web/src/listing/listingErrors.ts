import { listingRules } from 'api/rules/listing';
import { ruleErrors, type RuleText } from '../ui/form/ruleErrors';
import { wholeNumber } from './figures';
import type { ListingValues } from './values';

/** What is wrong with each field; what is wrong with one of its entries is wrong with the whole field. */
export function listingErrors(values: ListingValues, textOf: RuleText): Record<string, string> {
  const { pricePerNight, rooms, guests, size } = values;
  const figures = { pricePerNight, rooms, guests, size };
  const whole = Object.fromEntries(Object.entries(figures).map(([name, text]) => [name, wholeNumber(text)]));
  return byField(ruleErrors(listingRules, { ...values, ...whole }, textOf));
}

/** `tags[2]` is the field `tags`. */
export function byField(errors: Record<string, string>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [path, text] of Object.entries(errors)) fields[path.replace(/[.[].*$/, '')] ??= text;
  return fields;
}
