import type { CodegenConfig } from '@graphql-codegen/cli';

/** schema.graphql and the operations beside the components -> typed documents and hooks. */
const operations = {
  plugins: ['typescript-operations', 'typed-document-node'],
  config: {
    enumsAsTypes: true,
    useTypeImports: true,
    avoidOptionals: { field: true },
    skipTypename: true,
    scalars: { Decimal: 'string', DateTime: 'string', LocalDate: 'string', URL: 'string', ID: 'string', JSONObject: 'Record<string, unknown>', Upload: 'File' },
  },
};

const plugins = [...operations.plugins, './web/src/gql/hooks-plugin.cjs'];
/** Who is signed in is known on every page, and pictures are on both sides: these belong to both parts. */
const viewer = 'web/src/viewer/Viewer.graphql';
const picture = 'web/src/ui/Picture.graphql';
/** Pages behind the sign-in, the sign-in itself and the forms of support: no other visit loads their documents. */
const account = 'web/src/{viewer,dashboard,listing,credits,admin,statistics,support,developers}/**/*.graphql';

/** What is loaded after a page that shows places, and the pages of favourites and of the comparison. */
const marks = 'web/src/{favourites,compare}/**/*.graphql';
/** What the map asks for. */
const map = 'web/src/map/**/*.graphql';

/** What the filters, the suggestions and the explained order ask for. */
const search = 'web/src/search/**/*.graphql';

const config: CodegenConfig = {
  schema: './schema.graphql',
  generates: {
    'web/src/gql/generated.ts': {
      documents: ['web/src/!(viewer|dashboard|listing|credits|admin|statistics|support|developers|favourites|compare|map|search)/**/*.graphql', viewer],
      plugins,
      config: operations.config,
    },
    'web/src/gql/account.generated.ts': { documents: [account, picture], plugins, config: operations.config },
    'web/src/gql/marks.generated.ts': { documents: [marks, picture, 'web/src/hotels/HotelCard.graphql'], plugins, config: operations.config },
    'web/src/gql/map.generated.ts': { documents: [map, picture, 'web/src/hotels/HotelCard.graphql'], plugins, config: operations.config },
    'web/src/gql/search.generated.ts': { documents: [search], plugins, config: operations.config },
    'api/src/rest/generated.ts': { documents: ['api/src/rest/**/*.graphql'], ...operations },
  },
};

export default config;
