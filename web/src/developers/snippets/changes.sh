# 1. A cursor, before anything is copied.
cursor=$(curl -s __ORIGIN__/graphql -H 'Content-Type: application/json' \
  -d '{"query": "{ listingChanges { pageInfo { endCursor } } }"}' \
  | sed 's/.*"endCursor":"\([^"]*\)".*/\1/')

# 2. Copy all listings, page by page: see above.

# 3. From then on, every few minutes: what has changed since.
curl -s __ORIGIN__/graphql -H 'Content-Type: application/json' -d '{
  "query": "query ($since: String) { listingChanges(since: $since) { nodes { kind hotelId slug hotel { name } } pageInfo { hasNextPage endCursor } } }",
  "variables": { "since": "'"$cursor"'" }
}'
