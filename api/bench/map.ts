/// <reference lib="dom" />
import type { Browser } from '@playwright/test';

const PINS = 5000;
const MOVES = 60;
/** A frame that takes longer is seen as a jolt, milliseconds. */
const JOLT = 50;

/** Run in the page as it stands here: what a compiler adds to functions would be missing there. */
const WATCH = `
  const measured = { frames: [], tasks: [] };
  let last = performance.now();
  const frame = (now) => {
    measured.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => measured.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  window.measured = measured;
`;

/** How evenly the map moves with as many places as it takes: the pauses between frames while it is dragged about. */
export async function measureMap(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    return operationName === 'HotelPins' ? route.fulfill({ json: { data: { hotelPins: pins() } } }) : route.continue();
  });
  await page.goto(`${origin}/hotels?view=map`, { waitUntil: 'networkidle' });
  // The list shall not be asked for between the moves: this is about the map.
  await page.getByLabel('Beim Verschieben filtern').uncheck();
  await page.getByRole('button', { name: 'Vergrößern' }).click();
  await page.waitForFunction(() => document.querySelectorAll('[data-pin]').length > 20);
  await page.evaluate(WATCH);
  for (const [x, y] of [[-260, -120], [220, 160], [-200, 140], [240, -180]] as const) {
    await page.mouse.move(1080, 480);
    await page.mouse.down();
    await page.mouse.move(1080 + x, 480 + y, { steps: MOVES });
    await page.mouse.up();
    await page.waitForTimeout(700);
  }
  const { frames, tasks, shown } = await page.evaluate(() => ({
    ...((window as Window & { measured?: { frames: number[]; tasks: number[] } }).measured ?? { frames: [], tasks: [] }),
    shown: document.querySelectorAll('[data-pin]').length,
  }));
  const sorted = frames.toSorted((a, b) => a - b);
  process.stdout.write(`\nThe map with ${PINS} places, dragged four times\n`);
  console.table([
    {
      frames: frames.length,
      'middle ms': Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
      'slowest of 100 ms': Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
      'slowest ms': Math.round(sorted.at(-1) ?? 0),
      [`over ${JOLT} ms`]: frames.filter((time) => time > JOLT).length,
      'long tasks': tasks.length,
      'pins shown': shown,
    },
  ]);
  await page.close();
}

/** The same places in every run, along a line from Istria to Dubrovnik. */
function pins() {
  return Array.from({ length: PINS }, (_, index) => {
    const along = ((index * 7919) % PINS) / PINS;
    const aside = (((index * 104_729) % 1000) / 1000 - 0.5) * 0.5;
    return { __typename: 'HotelPin', id: String(index + 1_000_000), slug: `p${index}`, name: `Kuća ${index}`, latitude: 45.3 - along * 2.6 + aside, longitude: 13.7 + along * 4.3 + aside, pricePerNight: 40 + (index % 300), isFeatured: false };
  });
}
