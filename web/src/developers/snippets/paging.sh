after=null
while :; do
  page=$(curl -s __ORIGIN__/graphql -H 'Content-Type: application/json' -d '{
    "query": "query ($after: String) { hotels(first: 50, after: $after) { nodes { slug } pageInfo { hasNextPage endCursor } } }",
    "variables": { "after": '"$after"' }
  }')
  echo "$page" | grep -o '"slug":"[^"]*"'
  echo "$page" | grep -q '"hasNextPage":true' || break
  after=$(echo "$page" | sed 's/.*"endCursor":\("[^"]*"\).*/\1/')
done
