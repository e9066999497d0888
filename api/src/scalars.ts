import { GraphQLScalarType } from 'graphql';

/** PostgreSQL gives decimals as text, and text they stay: "4.8" is exact, 4.8 is not. */
export const Decimal = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description: 'A decimal number as text with a point, for example "4.8".',
  serialize: String,
});
