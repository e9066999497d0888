import {
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { AMENITIES } from '../hotels/hotel.rules.js';
import { HotelSort } from '../hotels/hotel.input.js';
import { ACCOMMODATION_SIZES, COMPANY_TYPES } from '../viewer/viewer.rules.js';

/** A schema as JSON Schema writes it (draft 2020-12, the dialect of OpenAPI 3.1). */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: (string | null)[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  $ref?: string;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  contentMediaType?: string;
}

/** The scalars of the schema as they stand in JSON. */
const SCALARS: Record<string, JsonSchema> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Decimal: { type: 'string' },
  DateTime: { type: 'string', format: 'date-time' },
  LocalDate: { type: 'string', format: 'date' },
  URL: { type: 'string', format: 'uri' },
};

/** How REST writes the values of enums that it takes: in small letters, as addresses have them. */
const WORDS: Record<string, readonly string[]> = {
  Amenity: AMENITIES,
  HotelSort: Object.values(HotelSort),
  CompanyType: COMPANY_TYPES,
  AccommodationSize: ACCOMMODATION_SIZES,
};

/** A scalar; one that is not known here ends the start, and with it the tests. */
export function scalarSchema({ name }: GraphQLNamedType): JsonSchema {
  const schema = SCALARS[name];
  if (!schema) throw new Error(`The scalar ${name} has no counterpart in JSON`);
  return schema;
}

/** What an argument or a field of an input takes in REST. */
export function inputSchema(type: GraphQLInputType): JsonSchema {
  if (isNonNullType(type)) return inputSchema(type.ofType);
  if (isListType(type)) return { type: 'array', items: inputSchema(type.ofType) };
  if (isInputObjectType(type)) throw new Error(`${type.name} has no counterpart in REST`);
  if (!isEnumType(type)) return scalarSchema(type);
  const words = WORDS[type.name];
  if (!words) throw new Error(`The enum ${type.name} has no words in REST`);
  return { type: 'string', enum: [...words] };
}

/** The same schema where there may be nothing. */
export function nullable(schema: JsonSchema): JsonSchema {
  if (schema.$ref) return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [schema.type ?? 'object', 'null'].flat(), ...(schema.enum && { enum: [...schema.enum, null] }) };
}

export const isNullable = (type: GraphQLOutputType) => !isNonNullType(type);
