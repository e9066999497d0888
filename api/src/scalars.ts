import { GraphQLError, GraphQLScalarType } from 'graphql';
import { GraphQLLocalDate } from 'graphql-scalars';
import { GraphQLISODateTime } from 'type-graphql';

/** PostgreSQL gives decimals as text, and text they stay: "4.8" is exact, 4.8 is not. */
export const Decimal = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description: 'A decimal number as text with a point. Example: "4.8".',
  serialize: String,
});

export const DateTime = new GraphQLScalarType({
  ...GraphQLISODateTime.toConfig(),
  name: 'DateTime',
  description: 'A moment as RFC 3339 writes it, in UTC and to the millisecond. Example: "2026-11-21T09:30:00.000Z".',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
});

export const LocalDate = new GraphQLScalarType({
  ...GraphQLLocalDate.toConfig(),
  name: 'LocalDate',
  description: 'A day of the calendar without a time. Example: "2026-07-31".',
  specifiedByURL: 'https://scalars.graphql.org/chillicream/local-date.html',
});

/** Addresses on other sites; what is served here is named from the root, as text. */
export const Url = new GraphQLScalarType<string, string>({
  name: 'URL',
  description: 'An absolute address on the web, http or https. Example: "https://vila-lavanda.example/".',
  specifiedByURL: 'https://url.spec.whatwg.org/',
  // Forms let the scheme be left out, and what was stored long ago may lack it.
  serialize: (value) => webAddress(typeof value === 'string' && !URL.canParse(value) ? `https://${value}` : value),
  parseValue: webAddress,
});

function webAddress(value: unknown): string {
  const protocol = typeof value === 'string' && value.length <= 2000 ? URL.parse(value)?.protocol : undefined;
  if (protocol === 'https:' || protocol === 'http:') return value as string;
  throw new GraphQLError('URL: an absolute address with http or https is asked for.');
}
