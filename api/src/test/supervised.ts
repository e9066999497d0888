import cluster from 'node:cluster';
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { createLogger } from '../logger.js';
import { startMetrics } from '../metrics.start.js';
import { requestsInFront } from '../request.front.js';
import { supervise } from '../supervisor.js';

/** Two processes that answer at once, or at /slow when there is a file `go`. Each leaves its number in a file. Where there is a file `broken`, none starts. */
const [folder = '', port, metricsPort] = process.argv.slice(2);
const METRICS_PORT = Number(metricsPort);

/** Kills a process, and tells it something when it is dead, but before its end can be heard of. */
function tellTheDying(): void {
  const [victim] = Object.values(cluster.workers ?? {});
  const entry = `/proc/${victim?.process.pid}`;
  victim?.process.kill('SIGKILL');
  // Its threads hold its files for as long as they live.
  while (!/\) Z/.test(readFileSync(`${entry}/stat`, 'utf8')) || readdirSync(`${entry}/task`).length > 1);
  victim?.send('something');
}
if (cluster.isPrimary) process.on('SIGUSR2', tellTheDying);

await supervise({ WEB_CONCURRENCY: 2, LOG_LEVEL: 'silent', METRICS_PORT }, async () => {
  appendFileSync(path.join(folder, 'starts'), `${Date.now()}\n`);
  if (existsSync(path.join(folder, 'broken'))) process.exit(1);
  const metrics = await startMetrics({ METRICS_PORT }, createLogger('silent'));
  metrics.tell();
  const answering = requestsInFront((request, response) => {
    const answer = () => response.end('here');
    if (request.url !== '/slow') return answer();
    response.writeHead(200).flushHeaders();
    const timer = setInterval(() => {
      if (!existsSync(path.join(folder, 'go'))) return;
      clearInterval(timer);
      answer();
    }, 5);
  });
  const server = createServer(answering);
  process.once('SIGTERM', () => server.close(() => process.exit(0)));
  return new Promise<void>((resolve) => {
    server.listen(Number(port), () => {
      writeFileSync(path.join(folder, `up-${process.pid}`), '');
      resolve();
    });
  });
});
