/// <reference lib="dom" />
import type { Browser } from '@playwright/test';

const PINS = 5000;
const MOVES = 60;
/** A frame that takes longer is seen as a jolt, milliseconds. */
const JOLT = 50;

/** A task of the page that keeps the main thread, as the browser's trace names it; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Time of the processor: what other programs took meanwhile is not in it. */
  tdur?: number;
  args?: { name?: string };
}

/** Run in the page as it stands here: what a compiler adds to functions would be missing there. */
const WATCH = `
  const frames = [];
  let last = performance.now();
  const frame = (now) => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.frameTimes = frames;
`;

/**
 * How evenly the map moves with as many places as it takes, while it is dragged about: the pauses between frames, which
 * a busy machine makes longer, and how long the page's own tasks kept the processor, which it does not.
 */
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
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  for (const [x, y] of [[-260, -120], [220, 160], [-200, 140], [240, -180]] as const) {
    await page.mouse.move(1080, 480);
    await page.mouse.down();
    await page.mouse.move(1080 + x, 480 + y, { steps: MOVES });
    await page.mouse.up();
    await page.waitForTimeout(700);
  }
  const tasks = tasksOf(await browser.stopTracing());
  const { frames, shown } = await page.evaluate(() => ({
    frames: (window as Window & { frameTimes?: number[] }).frameTimes ?? [],
    shown: document.querySelectorAll('[data-pin]').length,
  }));
  process.stdout.write(`\nThe map with ${PINS} places, dragged four times, ${shown} pins in view at the end\n`);
  console.table({ 'frame to frame': row(frames), 'tasks of the main thread, processor time': row(tasks) });
  await page.close();
}

function row(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
  return { count: times.length, 'middle ms': at(0.5), 'slowest of 100 ms': at(0.99), 'slowest ms': Number((sorted.at(-1) ?? 0).toFixed(1)), [`over ${JOLT} ms`]: times.filter((time) => time > JOLT).length };
}

/** The tasks of the page's main thread, milliseconds of the processor. */
function tasksOf(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = new Set(traceEvents.flatMap(({ name, args, pid, tid }) => (name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [])));
  return traceEvents.flatMap(({ name, pid, tid, tdur }) => (name === 'RunTask' && tdur !== undefined && threads.has(`${pid} ${tid}`) ? [tdur / 1000] : []));
}

/** The same places in every run, along a line from Istria to Dubrovnik. */
function pins() {
  return Array.from({ length: PINS }, (_, index) => {
    const along = ((index * 7919) % PINS) / PINS;
    const aside = (((index * 104_729) % 1000) / 1000 - 0.5) * 0.5;
    return { __typename: 'HotelPin', id: String(index + 1_000_000), slug: `p${index}`, name: `Kuća ${index}`, latitude: 45.3 - along * 2.6 + aside, longitude: 13.7 + along * 4.3 + aside, pricePerNight: 40 + (index % 300), isFeatured: false };
  });
}
