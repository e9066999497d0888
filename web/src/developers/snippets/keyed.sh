# export OBALA_KEY=obala_…
curl -s __ORIGIN__/graphql \
  -H "Authorization: Bearer $OBALA_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"query": "{ viewer { hotels { id name isActive } } }"}'
