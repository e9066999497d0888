/** Starts GraphiQL in the frame of the explorer's page. */
const { document, location, sessionStorage, history } = globalThis;

/** Where the page around the frame puts the key, for this tab only. */
const KEY = 'obala-explorer-key';
/** What was run in this tab, for the menu of that page. */
const HISTORY = 'obala-explorer-history';
const MOST = 15;

// Workers as files of this site, so that no blob has to be allowed.
globalThis.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_, label) => `/explorer/${{ json: 'json.worker.js', graphql: 'graphql.worker.js' }[label] ?? 'editor.worker.js'}`,
};

function remember({ query }) {
  const known = JSON.parse(sessionStorage.getItem(HISTORY) ?? '[]');
  sessionStorage.setItem(HISTORY, JSON.stringify([query, ...known.filter((other) => other !== query)].slice(0, MOST)));
}

async function ask(request, { headers } = {}) {
  // The schema is a file: whoever has no key is not told it at /graphql.
  if (request.operationName === 'IntrospectionQuery') return (await fetch('/schema.json')).json();
  remember(request);
  const key = sessionStorage.getItem(KEY);
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }), ...headers },
    body: JSON.stringify(request),
  });
  return response.json();
}

function start() {
  const query = new URL(location.href).searchParams.get('query') ?? undefined;
  // What is typed lies in GraphiQL's own store; in the address it would only grow.
  history.replaceState({}, '', location.pathname);
  globalThis.YogaGraphiQL.renderYogaGraphiQL(document.getElementById('explorer'), {
    title: 'GraphiQL',
    logo: '<span></span>',
    fetcher: ask,
    query,
    defaultQuery: '{\n  hotels(filter: { search: "Rovinj" }, first: 5) {\n    nodes {\n      name\n      city\n      pricePerNight\n    }\n  }\n}\n',
    // A key that somebody types among the headers is not kept either.
    shouldPersistHeaders: false,
    onEditQuery: () => history.replaceState({}, '', location.pathname),
  });
}

const script = document.createElement('script');
script.src = '/explorer/graphiql.js';
script.addEventListener('load', start);
document.head.append(script);
