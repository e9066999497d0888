/**
 * The arrows of ARCHITECTURE.md. An import against them fails `npm run lint`.
 *
 *   main → app → rest, schema → resolver → service → entity → errors      the layers of the API
 *   images, mail, regions, places ← viewer ← credits ← hotels ← admin             its nouns: an import goes to the left
 *   ui ← noun folders ← routes                                            the browser's side
 */

/** Tests may reach for anything. */
const TEST = String.raw`\.test\.tsx?$|/test/|^web/e2e/|^api/bench/|^web/bench/`;
const NOUNS = 'images|mail|regions|places|viewer|keys|cost|support|credits|hotels|changes|webhooks|shortlists|statistics|privacy|admin|feeds';
const WEB_NOUNS = 'home|hotels|search|listing|regions|viewer|credits|dashboard|admin|support|legal|consent|favourites|compare|statistics|map|developers';

const layer = (suffix) => String.raw`^api/src/[^/]+/[^/]+\.${suffix}\.ts$`;

/** What each noun may import from the others. */
const LEFT_OF = {
  // A picture has an owner: that one entity, and nothing else of the viewer.
  images: ['viewer/user.entity.ts'],
  mail: [],
  regions: [],
  places: [],
  viewer: ['images', 'mail', 'regions'],
  keys: ['viewer'],
  // It knows who asks, and nothing of what is asked for.
  cost: [],
  support: ['mail', 'viewer'],
  credits: ['images', 'mail', 'regions', 'viewer'],
  hotels: ['images', 'mail', 'regions', 'places', 'viewer', 'credits'],
  feeds: ['images', 'regions', 'hotels'],
  changes: ['hotels'],
  webhooks: ['mail', 'viewer', 'credits', 'hotels', 'changes'],
  shortlists: ['hotels'],
  statistics: ['images', 'mail', 'regions', 'viewer', 'credits', 'hotels'],
  // It reads every table, and knows none of the others' code.
  privacy: [],
  admin: ['images', 'mail', 'regions', 'viewer', 'support', 'credits', 'hotels', 'privacy'],
};

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    rule(
      'no-cycles',
      'Two files that need each other to load are one file, or hide a third one that both need. A cycle that a type closes is none: types are gone at run time.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'no-unknown-import',
      'An import has to lead somewhere: a misspelt or uninstalled package fails here and not at run time.',
      {},
      // Only types, and no file that could be found at run time.
      { couldNotResolve: true, pathNot: '^(@graphql-typed-document-node/core|geojson)$' },
    ),

    // main → app → rest, schema → resolver → service → entity → errors
    rule(
      'nothing-imports-main',
      'main.ts starts the process when it is loaded; only what starts a process may load it.',
      { path: '^api/src/', pathNot: TEST },
      { path: String.raw`^api/src/main\.ts$` },
    ),
    rule(
      'only-main-imports-app',
      'The app is put together once, at the top. A part that imports the whole turns the layers around.',
      { path: '^api/src/', pathNot: [TEST, String.raw`^api/src/(main|serve|server)\.ts$`] },
      { path: String.raw`^api/src/(app|server)\.ts$` },
    ),
    rule(
      'nouns-know-no-transport',
      'How a request arrives (pages, REST, the schema as a whole) is above every noun.',
      { path: `^api/src/(${NOUNS})/`, pathNot: TEST },
      { path: String.raw`^api/src/(rest/|pages\.ts|schema\.ts|executor\.ts|print-schema\.ts)` },
    ),
    rule(
      'rest-has-no-rules-of-its-own',
      'A REST route executes a document against the schema; a service or an entity called here would skip its permissions.',
      { path: '^api/src/rest/', pathNot: TEST },
      { path: String.raw`^api/src/(${NOUNS})/[^/]+\.(resolver|service|entity|loader)\.ts$` },
    ),
    rule(
      'service-below-resolver',
      'A service is called by resolvers, routes and jobs alike and must not know which.',
      { path: layer('(service|query|search|loader|rules|input|entity)') },
      { path: layer('(resolver|route)') },
    ),
    rule(
      'entity-below-service',
      'An entity guards its own invariants; what happens around it is the service.',
      { path: layer('(entity|rules|input)') },
      { path: layer('(service|query|loader)') },
    ),
    rule(
      'rules-stand-alone',
      'Rules also run in the browser: they import other rules and yup, never a class of the server.',
      { path: layer('rules') },
      { path: '^api/', pathNot: layer('rules') },
    ),
    rule(
      'errors-at-the-bottom',
      'Everything may throw an AppError, so errors.ts knows nobody but the languages of its messages.',
      { path: String.raw`^api/src/errors\.ts$` },
      { path: '^api/', pathNot: String.raw`^api/src/(language|errors)\.ts$|^api/src/messages/` },
    ),

    // images, mail, regions, places ← viewer ← credits ← hotels ← admin
    ...Object.entries(LEFT_OF).map(([noun, allowed]) =>
      rule(
        `${noun}-looks-left-only`,
        `${noun} may import ${allowed.join(', ') || 'no other noun'}: what is used by two nouns stays with the left one.`,
        { path: `^api/src/${noun}/`, pathNot: TEST },
        { path: `^api/src/(${NOUNS})/`, pathNot: `^api/src/(${[noun, ...allowed].join('|')})(/|$)` },
      ),
    ),

    // Production, sandbox, browser
    rule(
      'production-without-sandbox',
      'The sandbox stands in for real services on a machine without them; production must not even hold its code.',
      { path: '^api/src/', pathNot: TEST },
      { path: '^api/(sandbox|bench)/' },
    ),
    rule('api-without-web', 'The API gets the rendered pages as a built file, never as an import.', { path: '^api/' }, { path: '^web/' }),
    rule(
      'web-knows-rules-and-messages-only',
      'The browser knows the API through schema.graphql, the rules of its forms, the texts of its errors and where towns are.',
      { path: '^web/', pathNot: '^web/(e2e|bench)/' },
      { path: '^api/', pathNot: [layer('rules'), String.raw`^api/src/messages/[^/]+\.json$`, String.raw`^api/src/places/towns\.json$`] },
    ),

    // ui ← noun folders ← routes
    rule(
      'ui-without-domain-words',
      'A button that knows a hotel is not a button: ui imports no noun, no route, no page.',
      { path: '^web/src/ui/', pathNot: TEST },
      { path: `^web/src/((${WEB_NOUNS}|layout)/|routes|App|entry-)` },
    ),
    rule(
      'nouns-without-routes',
      'The routes load the pages; a page that loads the routes would put every page into its own chunk.',
      { path: `^web/src/(${WEB_NOUNS}|layout|ui)/`, pathNot: TEST },
      { path: String.raw`^web/src/(routes|App|entry-[a-z]+)\.tsx?$` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(^|/)dist/|\.css$` },
    tsPreCompilationDeps: true,
    // The one with the import rules of both sides: what only the bundler knows (`api/rules/…`) is resolved through package exports.
    tsConfig: { fileName: 'web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
