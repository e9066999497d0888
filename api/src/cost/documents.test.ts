import 'reflect-metadata';
import { getVariableValues } from 'graphql';
import { describe, expect, test } from 'vitest';
import { documentOf, operations, schema, variablesOf } from '../test/documents.js';
import { costOf, MOST_PER_OPERATION } from './cost.js';

/** What pages and REST paths ask for with the largest values that they ever send. */
const LARGEST: Record<string, unknown> = { first: 100, withCount: true, ids: Array.from({ length: 50 }, (_, index) => `${index}`), days: 365, filter: { search: 'pool' } };

test('there are documents, and no two of one name', () => {
  expect(operations.length).toBeGreaterThan(50);
  expect(new Set(operations.map(({ name }) => name?.value)).size).toBe(operations.length);
});

describe('what the product itself asks for stays far below what is possible', () => {
  test.each(operations.map((operation) => [operation.name?.value ?? '', operation] as const))('%s', (name, operation) => {
    const variables = variablesOf(operation, LARGEST);
    const cost = costOf(schema, documentOf(operation), variables, name);
    // Values that are refused cost nothing, and would prove nothing.
    expect(getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors).toBeUndefined();
    expect(cost).toBeLessThanOrEqual(MOST_PER_OPERATION / 10);
  });
});
