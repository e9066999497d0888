/** Emits a typed hook of Apollo Client 4 for every operation: `useHotelListQuery`, `useSendMessageMutation`. */
const named = (name) => name.charAt(0).toUpperCase() + name.slice(1);

module.exports.plugin = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter(({ kind, operation }) => kind === 'OperationDefinition' && operation !== 'subscription');
  const kinds = [...new Set(operations.map(({ operation }) => `use${named(operation)}`))];
  const hooks = operations.map(({ name, operation, variableDefinitions = [] }) => {
    const hook = `use${named(operation)}`;
    const type = named(name.value) + named(operation);
    const isRequired = operation === 'query' && variableDefinitions.some((v) => v.type.kind === 'NonNullType' && !v.defaultValue);
    return `export function use${type}(options${isRequired ? '' : '?'}: ${hook}.Options<${type}, ${type}Variables>) {
  return ${hook}(${named(name.value)}Document, ${isRequired || operation === 'mutation' ? 'options' : 'options ?? {}'});
}`;
  });
  const imports = kinds.length ? [`import { ${kinds.join(', ')} } from '@apollo/client/react';`] : [];
  return { prepend: imports, content: hooks.join('\n\n') };
};
