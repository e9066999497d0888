async function ask(query, variables) {
  const response = await fetch('__ORIGIN__/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()).data;
}

// 1. A cursor, before anything is copied.
const start = await ask('{ listingChanges { pageInfo { endCursor } } }');
let since = start.listingChanges.pageInfo.endCursor;

// 2. The copy: all pages.
const copy = new Map();
for (let after = null, more = true; more; ) {
  const { hotels } = await ask(
    `query Page($after: String) {
      hotels(first: 50, after: $after) { nodes { id slug name } pageInfo { hasNextPage endCursor } }
    }`,
    { after },
  );
  for (const hotel of hotels.nodes) copy.set(hotel.id, hotel);
  ({ hasNextPage: more, endCursor: after } = hotels.pageInfo);
}

// 3. Follow: call this every few minutes and keep `since`.
async function follow() {
  for (let more = true; more; ) {
    const { listingChanges } = await ask(
      `query Changes($since: String!) {
        listingChanges(since: $since) { nodes { hotelId hotel { id slug name } } pageInfo { hasNextPage endCursor } }
      }`,
      { since },
    );
    for (const { hotelId, hotel } of listingChanges.nodes) {
      if (hotel) copy.set(hotelId, hotel);
      else copy.delete(hotelId);
    }
    ({ hasNextPage: more, endCursor: since } = listingChanges.pageInfo);
  }
}
await follow();
console.log(copy.size, 'listings, up to', since);
