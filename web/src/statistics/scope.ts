import { useSearchParams } from 'react-router-dom';

/** How many days back the figures go; the choice of the page. */
export const PERIODS = [7, 30, 365] as const;
/** One of those. */
export type Period = (typeof PERIODS)[number];

/** Which figures are shown; it stands in the address, so that it can be kept and sent. */
export interface Scope {
  /** Null for all listings together. */
  hotelId: string | null;
  days: Period;
}

/** The scope of the address. What it names wrongly is left aside; who has one listing sees that one. */
export function useScope(hotelIds: string[]): [Scope, (change: Partial<Scope>) => void] {
  const [query, setQuery] = useSearchParams();
  const named = query.get('hotel');
  const scope: Scope = {
    hotelId: hotelIds.length === 1 ? (hotelIds[0] ?? null) : (hotelIds.find((id) => id === named) ?? null),
    days: PERIODS.find((days) => String(days) === query.get('days')) ?? 30,
  };
  const change = (changes: Partial<Scope>) => {
    const next = { ...scope, ...changes };
    const changed = new URLSearchParams(query);
    if (next.hotelId === null) changed.delete('hotel');
    else changed.set('hotel', next.hotelId);
    if (next.days === 30) changed.delete('days');
    else changed.set('days', String(next.days));
    setQuery(changed, { replace: true, preventScrollReset: true });
  };
  return [scope, change];
}
