/// <reference lib="dom" />
import type { Browser } from '@playwright/test';

const LOADS = 5;
const SLOW_DOWN = 4;

interface Paint {
  largest: number;
  shift: number;
  scripts: number;
  foreign: number;
}

/** Largest paint, layout shift and script weight of the public pages, as built, with the demo data, on a slowed-down processor. */
export async function measurePages(browser: Browser, origin: string): Promise<void> {
  const [featured] = (await (await fetch(`${origin}/api/hotels/featured`)).json()) as { slug: string }[];
  const rows = [];
  for (const address of ['/', '/hotels', `/hotels/${featured?.slug}`]) {
    for (const width of [1440, 360]) {
      // The first load lets the demo pictures be drawn; it is not counted.
      await load(browser, origin + address, width);
      const paints: Paint[] = [];
      for (let count = 0; count < LOADS; count += 1) paints.push(await load(browser, origin + address, width));
      const middle = (figure: keyof Paint) => paints.map((paint) => paint[figure]).toSorted((a, b) => a - b)[Math.floor(LOADS / 2)] ?? 0;
      rows.push({
        page: address.replace(/(hotels\/).+/, '$1…'),
        width,
        'largest paint ms': Math.round(middle('largest')),
        'layout shift': Number(middle('shift').toFixed(3)),
        'scripts KB': Math.round(middle('scripts') / 1024),
        'other hosts': middle('foreign'),
      });
    }
  }
  process.stdout.write(`\nPages in Chromium, processor slowed down ${SLOW_DOWN} times, median of ${LOADS} loads without a cache\n`);
  console.table(rows);
}

async function load(browser: Browser, url: string, width: number): Promise<Paint> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let [scripts, foreign] = [0, 0];
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    if (/^https?:/.test(response.url) && !response.url.startsWith(new URL(url).origin)) foreign += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') scripts += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { largest, shift } = await page.evaluate(
    () =>
      new Promise<{ largest: number; shift: number }>((resolve) => {
        let [largest, shift] = [0, 0];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) largest = entry.startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive in a task of their own.
        setTimeout(() => resolve({ largest, shift }), 100);
      }),
  );
  await page.close();
  return { largest, shift, scripts, foreign };
}
