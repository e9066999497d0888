import DataLoader from 'dataloader';
import type { Read } from '../database.js';
import type { HotelRanking } from './hotel-ranking.js';
import { RANKING, type RankingKind } from './hotel.ranking.js';

export type HotelRankingLoader = DataLoader<number, HotelRanking | null>;

const KINDS = Object.keys(RANKING) as RankingKind[];
const inPoints = (tenths: number) => tenths / 10;

/** The points of listings and what they are made of. */
export function createHotelRankingLoader(read: Read): HotelRankingLoader {
  return new DataLoader(async (ids) => {
    const rows = await read<Record<RankingKind, number> & { id: number; relevance: number }>(
      `select id, relevance, ${KINDS.map((kind) => `${RANKING[kind].sql} as "${kind}"`).join(', ')} from hotel where id = any($1)`,
      [ids],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const row = byId.get(id);
      if (!row) return null;
      return {
        points: inPoints(row.relevance),
        parts: KINDS.map((kind) => ({ kind, points: inPoints(row[kind]), maxPoints: RANKING[kind].maxPoints })),
      };
    });
  });
}
