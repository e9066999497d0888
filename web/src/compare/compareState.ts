import { MAX_COMPARED } from './comparedHotels';

const LARGEST_ID = 2_147_483_647;

/** What the address of a comparison says. */
export interface CompareState {
  /** The places, each once, as many as stand side by side. */
  ids: string[];
  /** How many more it names. */
  leftOut: number;
}

/** Reads the address. What is no number is passed over: a mistyped link still shows the rest. */
export function readCompareState(query: URLSearchParams): CompareState {
  const named = (query.get('ids') ?? '').split(/[\s,]+/).filter((id) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= LARGEST_ID);
  const all = [...new Set(named)];
  return { ids: all.slice(0, MAX_COMPARED), leftOut: Math.max(0, all.length - MAX_COMPARED) };
}
