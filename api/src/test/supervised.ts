import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { supervise } from '../supervisor.js';

/** Two processes that answer at once, or at /slow when there is a file `go`. Each leaves its number in a file. Where there is a file `broken`, none starts. */
const [folder = '', port] = process.argv.slice(2);

await supervise({ WEB_CONCURRENCY: 2, LOG_LEVEL: 'silent' }, () => {
  appendFileSync(path.join(folder, 'starts'), `${Date.now()}\n`);
  if (existsSync(path.join(folder, 'broken'))) process.exit(1);
  const server = createServer((request, response) => {
    const answer = () => response.end('here');
    if (request.url !== '/slow') return answer();
    response.writeHead(200).flushHeaders();
    const timer = setInterval(() => {
      if (!existsSync(path.join(folder, 'go'))) return;
      clearInterval(timer);
      answer();
    }, 5);
  });
  process.once('SIGTERM', () => server.close(() => process.exit(0)));
  return new Promise((resolve) => {
    server.listen(Number(port), () => {
      writeFileSync(path.join(folder, `up-${process.pid}`), '');
      resolve();
    });
  });
});
