import type { CodegenConfig } from '@graphql-codegen/cli';

/** schema.graphql and the operations beside the components -> typed documents and hooks. */
const operations = {
  plugins: ['typescript-operations', 'typed-document-node'],
  config: {
    enumsAsTypes: true,
    useTypeImports: true,
    avoidOptionals: { field: true },
    skipTypename: true,
    scalars: { Decimal: 'string', DateTimeISO: 'string', ID: 'string' },
  },
};

const config: CodegenConfig = {
  schema: './schema.graphql',
  generates: {
    'web/src/gql/generated.ts': {
      documents: ['web/src/**/*.graphql'],
      plugins: [...operations.plugins, './web/src/gql/hooks-plugin.cjs'],
      config: operations.config,
    },
    'api/src/rest/generated.ts': { documents: ['api/src/rest/**/*.graphql'], ...operations },
  },
};

export default config;
