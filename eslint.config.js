import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.{ts,tsx}', '**/test/**', 'web/e2e/**'];
/** What runs on a developer's machine only: it talks to a person and reads the environment as it likes. */
const tools = ['scripts/**', 'api/sandbox/**', 'api/bench/**', 'api/torture/**', 'web/bench/**', '*.config.{js,ts}', 'web/*.config.ts', 'web/src/developers/snippets/**'];
const nodeGlobals = ['Buffer', 'URL', 'clearInterval', 'clearTimeout', 'console', 'fetch', 'module', 'process', 'require', 'setInterval', 'setTimeout'];

const documents = ['web/src/**/*.graphql', 'api/src/rest/*.graphql'];
/** The contract and all documents that are written against it. */
const languageOptions = { parser: graphql.parser, parserOptions: { graphQLConfig: { schema: './schema.graphql', documents } } };

/** Types without an identity of their own: pages, values, and what came of a deed. */
const VALUES = {
  suffixes: ['Connection', 'Edge', 'Facet', 'Facets', 'PageInfo', 'Visits', 'Counts'],
  types: [
    ...['AdminOverview', 'CheckoutSession', 'CheckoutSync', 'CreatedApiKey', 'CreatedWebhook', 'CreditOffer', 'HotelRanking', 'ListingChange'],
    ...['PortalSession', 'RankingPart', 'SearchSuggestion', 'VisitDay', 'RateLimit', 'OperationCost'],
  ],
};

export default defineConfig(
  { ignores: ['**/node_modules', '**/dist', '**/generated.ts', '**/*.generated.ts', 'test-results', 'playwright-report', '.cache', '.data'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { ...js.configs.recommended, ignores: ['**/*.graphql'] },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: Object.fromEntries(nodeGlobals.map((name) => [name, 'readonly'])) },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['api/tsconfig.json', 'web/tsconfig.json', 'tsconfig.tools.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, minimumDescriptionLength: 0 }],
      // A handler that returns a promise is how React and Express are written; the promise's errors are handled inside.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, arguments: false } }],
      // Destructured functions of libraries are fine, and the rule cannot tell them from methods.
      '@typescript-eslint/unbound-method': 'off',
      // Services are asynchronous by contract, also where today's answer is at hand.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
    },
  },
  {
    // Decorators read the types of fields and parameters at run time: what looks like a type is a value there.
    files: ['api/src/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    rules: {
      'no-console': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name="process"][property.name="env"]',
          message: 'Only env.ts reads the environment: one place that checks it, one list of what there is.',
        },
        {
          selector: 'Property[kind="get"]',
          message: 'A class: each such object would have a shape of its own, and what it knows would outlive its request (docs/decisions/0025).',
        },
      ],
    },
  },
  {
    files: ['schema.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions,
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      ...graphql.configs['flat/schema-relay'].rules,
      // The rule knows no exception, and `nodeId` is what `Node` is about.
      '@graphql-eslint/no-typename-prefix': 'off',
      '@graphql-eslint/strict-id-in-types': ['error', { exceptions: VALUES }],
      // Lists are read forwards.
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
      // Short lists with a known maximum are plain lists, and pages have their `nodes` too; a change of a listing is an event and no thing.
      '@graphql-eslint/relay-edge-types': ['error', { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false }],
      '@graphql-eslint/no-root-type': ['error', { disallow: ['subscription'] }],
      '@graphql-eslint/require-description': [
        'error',
        { types: true, DirectiveDefinition: true, FieldDefinition: true, InputValueDefinition: true, EnumValueDefinition: true },
      ],
    },
  },
  {
    files: documents,
    plugins: { '@graphql-eslint': graphql },
    languageOptions,
    rules: graphql.configs['flat/operations-recommended'].rules,
  },
  // A matcher such as expect.any(String) stands for a value inside the expected one, and is of any type.
  { files: tests, rules: { '@typescript-eslint/no-unsafe-assignment': 'off' } },
  { files: [...tests, ...tools], rules: { 'no-console': 'off', 'no-restricted-syntax': 'off' } },
  // Its default argument is the one place where the environment comes in.
  { files: ['api/src/env.ts'], rules: { 'no-restricted-syntax': 'off' } },
  // Prose and journeys are as long as they are.
  { files: [...tests, 'api/sandbox/demo/listings/**', 'api/src/migrations/**'], rules: { 'max-lines': 'off' } },
);
