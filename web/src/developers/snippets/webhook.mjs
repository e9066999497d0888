// export OBALA_WEBHOOK_SECRET=whsec_…
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from(process.env.OBALA_WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64');

function isGenuine(headers, body) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  // Older than five minutes: perhaps somebody sends it a second time.
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < 300)) return false;
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  // While a secret is being changed there may be several signatures.
  return String(headers['webhook-signature']).split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end();
  // Answer at once, work later: after ten seconds the delivery counts as failed.
  response.writeHead(204).end();
  const { type, data } = JSON.parse(body);
  for (const { kind, slug } of data.changes ?? []) console.log(type, kind, slug);
});
server.listen(8080, () => console.log('ready'));
