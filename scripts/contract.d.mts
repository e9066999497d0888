import type { GraphQLSchema } from 'graphql';

export function breaches(released: GraphQLSchema, schema: GraphQLSchema, today: string): Promise<string[]>;
export function changesBetween(before: GraphQLSchema, after: GraphQLSchema): Promise<string[]>;
export function announcements(schema: GraphQLSchema): string[];
