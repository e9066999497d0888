const query = `query Page($after: String) {
  hotels(first: 50, after: $after) {
    nodes { slug }
    pageInfo { hasNextPage endCursor }
  }
}`;

let after = null;
do {
  const response = await fetch('__ORIGIN__/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables: { after } }),
  });
  const { nodes, pageInfo } = (await response.json()).data.hotels;
  for (const { slug } of nodes) console.log(slug);
  after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
} while (after);
