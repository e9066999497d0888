curl -s __ORIGIN__/graphql \
  -H 'Content-Type: application/json' \
  -d '{"query": "{ hotels(first: 3) { nodes { id name city pricePerNight } } }"}'
