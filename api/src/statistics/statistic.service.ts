import type { Context } from '../context.js';
import { findOffer } from '../credits/offer.service.js';
import { AppError, invalid } from '../errors.js';
import { dayOf, daysBefore, TIME_ZONE } from './day.js';
import { countByDay, countByListing, findOwnListings, findRegionMedian, type OwnListing, type Period } from './statistic.query.js';
import { type Counts, type HotelStatistics, VisitCounts } from './statistic.types.js';
import { CONTACT_KINDS, VISIT_KINDS } from './visit.kind.js';

const MOST_DAYS = 365;
const DAYS_A_YEAR = 365;

/** The listings that the viewer may see figures of, and the days asked for. Somebody else's listing is not there. */
export async function findScope(hotelId: number | null, days: number, { viewer, read, now }: Context): Promise<{ listings: OwnListing[]; period: Period }> {
  if (!viewer) throw new AppError('UNAUTHENTICATED', 'unauthenticated');
  if (days < 1 || days > MOST_DAYS) throw invalid('days', 'daysInvalid', { max: MOST_DAYS });
  const listings = await findOwnListings(viewer.id, hotelId, TIME_ZONE, read);
  if (hotelId !== null && listings.length === 0) throw new AppError('NOT_FOUND', 'hotelNotFound');
  const today = dayOf(now());
  return { listings, period: { from: daysBefore(today, days - 1), to: today } };
}

/** What visitors did with one of the viewer's listings, or with all of them. */
export async function findStatistics(hotelId: number | null, days: number, context: Context): Promise<HotelStatistics> {
  const { read } = context;
  const { listings, period } = await findScope(hotelId, days, context);
  const ids = listings.map(({ id }) => id);
  const previous = { from: daysBefore(period.from, days), to: daysBefore(period.from, 1) };
  const [only] = listings;
  const [byListing, before, byDay, median, { amount }] = await Promise.all([
    countByListing(ids, period, read),
    countByListing(ids, previous, read),
    countByDay(ids, period, read),
    hotelId !== null && only ? findRegionMedian(only.regionId, period, CONTACT_KINDS, read) : null,
    findOffer(context),
  ]);
  const totals = VisitCounts.of(sum([...byListing.values()]));
  const listedDays = listings.reduce((all, { created }) => all + daysListed(created, period, days), 0);
  return {
    id: `${hotelId ?? 'own'}-${days}`,
    totals,
    previousTotals: VisitCounts.of(sum([...before.values()])),
    // The median of contacts is not the sum of the medians.
    regionMedian: median && Object.assign(VisitCounts.of(median), { contacts: median.contacts ?? 0 }),
    days: daysOf(period, days).map((date) => ({ date, counts: VisitCounts.of(byDay.get(date) ?? {}) })),
    listings: ids.map((id) => ({ hotelId: String(id), totals: VisitCounts.of(byListing.get(id) ?? {}) })),
    euroPerContact: totals.contacts === 0 ? null : Math.round((amount * 100 * listedDays) / DAYS_A_YEAR / totals.contacts) / 100,
  };
}

/** Every day of a period, the oldest first. */
function daysOf({ to }: Period, days: number): string[] {
  return Array.from({ length: days }, (_, index) => daysBefore(to, days - 1 - index));
}

/** On how many days of a period a listing existed. */
function daysListed(created: string, { from, to }: Period, days: number): number {
  if (created <= from) return days;
  return Math.max(0, (Date.parse(to) - Date.parse(created)) / (24 * 60 * 60 * 1000) + 1);
}

function sum(all: Counts[]): Counts {
  return Object.fromEntries(VISIT_KINDS.map((kind) => [kind, all.reduce((total, counts) => total + (counts[kind] ?? 0), 0)]));
}
