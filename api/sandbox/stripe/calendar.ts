export const DAY = 24 * 60 * 60;

type Interval = 'day' | 'week' | 'month' | 'year';

/** The moment so many intervals after the anchor, in seconds. The 29th of February is the 28th in years that have none. */
export function intervalsAfter(anchor: number, interval: string, count: number): number {
  const steps: Record<Interval, () => number> = {
    day: () => anchor + count * DAY,
    week: () => anchor + count * 7 * DAY,
    month: () => monthsAfter(anchor, count),
    year: () => monthsAfter(anchor, 12 * count),
  };
  return steps[interval as Interval]();
}

/** The end of the period that begins at `start`, on the days that the anchor sets. */
export function periodEnd(anchor: number, start: number, { interval, interval_count }: { interval: string; interval_count: number }): number {
  let count = 1;
  while (intervalsAfter(anchor, interval, count * interval_count) <= start) count += 1;
  return intervalsAfter(anchor, interval, count * interval_count);
}

function monthsAfter(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}
