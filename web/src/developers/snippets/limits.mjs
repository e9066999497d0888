const query = `query Price($document: String!) {
  rateLimit { limit remaining resetAt }
  operationCost(document: $document) { cost mostPerOperation isAllowed }
}`;
const document = '{ hotels(first: 100) { nodes { id name } } }';

const response = await fetch('__ORIGIN__/graphql', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ query, variables: { document } }),
});
const { data, extensions } = await response.json();
console.log('would cost', data.operationCost.cost, 'of', data.operationCost.mostPerOperation);
console.log('asking cost', extensions.cost.requested, 'left', extensions.cost.remaining);
console.log('reset in', response.headers.get('x-ratelimit-reset'), 's');
