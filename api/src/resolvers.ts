import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { type GraphQLFieldResolver, getNamedType, type GraphQLSchema, isInputObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import type { Context } from './context.js';

type Resolve = GraphQLFieldResolver<Record<string, unknown>, Context>;
type Method = ReturnType<typeof getMetadataStorage>['fieldResolvers'][number] | ReturnType<typeof getMetadataStorage>['queries'][number];
type Parameter = NonNullable<Method['params']>[number];

/**
 * Has the fields call the methods of their resolver classes directly. type-graphql copies the object that a field
 * belongs to, and waits for each argument: both serve its validation, which is not used here, and cost more than most
 * fields themselves. Arguments that are input objects are left to it.
 */
export function callDirectly(schema: GraphQLSchema): GraphQLSchema {
  const { queries, fieldResolvers, objectTypes } = getMetadataStorage();
  const instances = new Map<object, Record<string, (...args: unknown[]) => unknown>>();
  const query = schema.getQueryType()?.name;

  const methodOf = (typeName: string, field: string): Method | undefined => {
    if (typeName === query) return queries.find(({ schemaName }) => schemaName === field);
    return fieldResolvers.find(({ schemaName, getObjectType, kind }) => {
      return schemaName === field && kind === 'external' && objectTypes.some(({ name, target }) => name === typeName && target === getObjectType?.());
    });
  };

  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, typeName) => {
      // What a class computes may be a promise, and is to be computed once.
      const isGetter = !field.resolve && objectTypes.some((type) => type.name === typeName && name in (type.target.prototype as object));
      if (isGetter) return Object.assign(field, { resolve: ((parent) => parent[name]) satisfies Resolve });
      const method = methodOf(typeName, name);
      const takesObjects = Object.values(field.args ?? {}).some(({ type }) => isInputObjectType(getNamedType(type)));
      if (!method || takesObjects || method.middlewares?.length) return field;
      const read = (method.params ?? []).toSorted((a, b) => a.index - b.index).map(reader);
      if (read.some((one) => one === undefined)) return field;
      const { target, methodName } = method;
      const instance = instances.get(target) ?? (Reflect.construct(target, []) as Record<string, (...args: unknown[]) => unknown>);
      instances.set(target, instance);
      return Object.assign(field, { resolve: callOf(instance, methodName, read as Resolve[]) });
    },
  });
}

function callOf(instance: Record<string, (...args: unknown[]) => unknown>, name: string, read: Resolve[]): Resolve {
  return (parent, args, context, info) => instance[name]?.(...read.map((one) => one(parent, args, context, info)));
}

/** How a method's parameter is read; undefined for a kind that is not used here. */
function reader(parameter: Parameter): Resolve | undefined {
  if (parameter.kind === 'arg') return (_, args: Record<string, unknown>) => args[parameter.name];
  if (parameter.kind === 'root' && !parameter.propertyName) return (parent) => parent;
  if (parameter.kind === 'context' && !parameter.propertyName) return (_, __, context) => context;
  if (parameter.kind === 'info') return (_, __, ___, info) => info;
  return undefined;
}
