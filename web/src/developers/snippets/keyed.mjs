// export OBALA_KEY=obala_…
const query = '{ viewer { hotels { id name isActive } } }';

const response = await fetch('__ORIGIN__/graphql', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.OBALA_KEY}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({ query }),
});
const { data, errors } = await response.json();
if (errors) throw new Error(`${errors[0].extensions.key}: ${errors[0].message}`);
for (const { id, name, isActive } of data.viewer.hotels) {
  console.log(id, name, isActive);
}
