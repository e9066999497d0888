import { getDirective } from '@graphql-tools/utils';
import { type FieldNode, getNamedType, type GraphQLObjectType, type GraphQLSchema, isObjectType, Kind, type FragmentDefinitionNode } from 'graphql';
import type { Access } from '../auth.js';
import type { KeyScope } from '../keys/key.scope.js';
import { selectedFields } from './openapi.answer.js';
import type { Route } from './route.js';

interface Demand {
  requires: Access;
  scope?: KeyScope;
  anyKey?: boolean;
}

/** Who may use a route: what the schema demands of everything that its document selects. */
export interface RouteAccess {
  isPublic: boolean;
  isForAdministrators: boolean;
  /** The scopes that a key needs; null where keys are not let in. */
  scopes: KeyScope[] | null;
}

export function accessOf(route: Route, schema: GraphQLSchema): RouteAccess {
  const demands = demandsOf(route, schema);
  const isClosed = demands.some(({ scope, anyKey }) => !scope && !anyKey);
  return {
    // Whoever is nobody has no account to read: the answer is 401.
    isPublic: demands[0]?.requires === 'PUBLIC' && route.missing[0] !== 'UNAUTHENTICATED',
    isForAdministrators: demands[0]?.requires === 'ADMIN',
    scopes: isClosed ? null : [...new Set(demands.flatMap(({ scope }) => scope ?? []))],
  };
}

/** What is demanded by the fields of a route's document, the root field's first. */
function demandsOf(route: Route, schema: GraphQLSchema): Demand[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of route.document.definitions) if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const walk = (type: GraphQLObjectType | null | undefined, fields: FieldNode[]): Demand[] =>
    fields.flatMap((node) => {
      const field = type?.getFields()[node.name.value];
      if (!field) return [];
      const demand = getDirective(schema, field, 'auth')?.[0] as Demand | undefined;
      const inner = getNamedType(field.type);
      return [...(demand ? [demand] : []), ...(isObjectType(inner) && node.selectionSet ? walk(inner, selectedFields(node.selectionSet, fragments)) : [])];
    });
  return route.document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? walk(schema.getRootType(definition.operation), selectedFields(definition.selectionSet, fragments)) : [],
  );
}
