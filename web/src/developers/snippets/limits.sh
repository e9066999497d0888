curl -s __ORIGIN__/graphql \
  -H 'Content-Type: application/json' \
  -d '{"query": "{ rateLimit { limit remaining resetAt } operationCost(document: \"{ hotels(first: 100) { nodes { id name } } }\") { cost mostPerOperation isAllowed } }"}'
