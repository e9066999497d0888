import 'reflect-metadata';
import { measureCached } from './cached.js';
import { measureCounts } from './counts.js';
import { type Filled, withListings } from './database.js';
import { measureMap } from './map.js';
import { measureMemory } from './memory.js';
import { measurePages } from './pages.js';
import { withProduct } from './product.js';
import { measureDetail, measureList } from './reads.js';
import { measureRendered } from './rendered.js';
import { Report } from './report.js';
import { measureSearch } from './search.js';
import { Servers } from './servers.js';
import { measureSignIns } from './signins.js';
import { tellSizing } from './sizing.js';
import { measureStatements } from './statements.js';
import { measureToggle } from './toggle.js';

/** What a part measures with: a filled database, the servers on it, and where its figures go. */
export interface Bench extends Omit<Filled, 'url'> {
  listings: number;
  servers: Servers;
  report: Report;
}

/** Each part by the name that it is asked for on the command line. */
const PARTS: Record<string, (bench: Bench) => Promise<void>> = {
  list: measureList,
  detail: measureDetail,
  search: measureSearch,
  cache: measureCached,
  rendered: measureRendered,
  counts: measureCounts,
  toggle: measureToggle,
  statements: measureStatements,
  signins: measureSignIns,
};

/** Parts that are only measured when they are asked for, or in one size: `memory` takes ten minutes. */
const MEMORY = 'memory';
const BROWSER = { pages: measurePages, map: measureMap };

const SIZES = (process.env.BENCH_LISTINGS ?? '100000,1000000').split(',').map(Number);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => ![...Object.keys(PARTS), MEMORY, ...Object.keys(BROWSER)].includes(name));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}: ${[...Object.keys(PARTS), MEMORY, ...Object.keys(BROWSER)].join(', ')}.`);
const isAsked = (name: string) => (asked.length === 0 ? name !== MEMORY : asked.includes(name));

const report = new Report();
const parts = Object.entries(PARTS).filter(([name]) => isAsked(name));
if (parts.length > 0) for (const listings of SIZES) await measure(listings, parts.map(([, part]) => part));
if (isAsked(MEMORY)) await measure(SIZES[0] ?? 0, [measureMemory]);
const browsed = Object.entries(BROWSER).filter(([name]) => isAsked(name));
if (browsed.length > 0) {
  await withProduct(async (browser, origin) => {
    for (const [, part] of browsed) await part(browser, origin);
  });
}
for (const listings of SIZES) tellSizing({ listings, report });
report.finish();
process.exitCode = report.isReached ? 0 : 1;

async function measure(listings: number, works: ((bench: Bench) => Promise<void>)[]): Promise<void> {
  await withListings(listings, async ({ url, ...filled }) => {
    const servers = new Servers(url);
    try {
      const bench = { listings, servers, report, ...filled };
      for (const work of works) {
        const startedAt = performance.now();
        // One part that fails leaves the others to be measured.
        await work(bench).catch((error: Error) => report.target({ listings, what: work.name, wanted: 'can be measured', measured: error.message.slice(0, 200), isReached: false }));
        process.stdout.write(`${work.name} took ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
      }
      report.table(listings, 'Memory after the run', await servers.memory());
    } finally {
      await servers.stop();
    }
  });
}
