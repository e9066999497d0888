const query = '{ hotels(first: 3) { nodes { id name city pricePerNight } } }';

const response = await fetch('__ORIGIN__/graphql', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ query }),
});
const { data } = await response.json();
for (const { name, city, pricePerNight } of data.hotels.nodes) {
  console.log(`${name}, ${city}: ${pricePerNight} €`);
}
