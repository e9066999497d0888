import type { VisitCountsFragment } from '../gql/account.generated';

/** What is counted, contacts among them. */
export type Figure = keyof VisitCountsFragment;
/** One day as the API gives it. */
export type DayCounts = { date: string; counts: VisitCountsFragment };

/** One bar of the chart and one row of the table: a day, or a week of a long period. */
export interface Bar {
  from: string;
  to: string;
  counts: VisitCountsFragment;
}

/** More bars than that cannot be told apart. */
const MOST_BARS = 60;
const WEEK = 7;

/** The days as bars; a long period in weeks that end today, so that only the first one may be shorter. */
export function barsOf(days: DayCounts[]): Bar[] {
  const length = days.length > MOST_BARS ? WEEK : 1;
  const first = days.length % length;
  const parts = first > 0 ? [days.slice(0, first)] : [];
  for (let start = first; start < days.length; start += length) parts.push(days.slice(start, start + length));
  return parts.map((part) => ({ from: part[0]?.date ?? '', to: part.at(-1)?.date ?? '', counts: sum(part) }));
}

function sum(days: DayCounts[]): VisitCountsFragment {
  const [first, ...others] = days.map(({ counts }) => counts);
  const total = { ...(first as VisitCountsFragment) };
  for (const counts of others) {
    for (const figure of Object.keys(total) as Figure[]) total[figure] += counts[figure];
  }
  return total;
}
