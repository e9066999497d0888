import { type Page, pageOf } from '../connection.js';
import { listOf, Written } from '../written.js';
import type { Shown } from './hotel.asked.js';
import type { Candidates } from './hotel.candidates.js';
import { encodeCursor } from './hotel.cursor.js';
import type { Hotel } from './hotel.entity.js';
import { keyIn, type PageAsked, pageIn } from './hotel.page.js';
import { numbered, parametersOf, readRows, type Showing, writeList } from './hotel.shown.js';

/** A page of a list, with its entries as rows or as JSON. */
export type ShownPage = Page<Shown<Hotel>> & { written?: Written };

/**
 * Finds a page in the copy, and reads its listings by their numbers: the database is not to look for them once more, in
 * whatever way it thinks is short. What has been hidden since then is missing.
 */
export async function pageFrom(known: Candidates, asked: PageAsked, after: string | null, showing: Showing): Promise<ShownPage> {
  const { first, sort } = asked;
  const found = pageIn(known, asked);
  const ids = found.slice(0, first);
  const { edges, pageInfo } = pageOf(found, first, after, (id) => encodeCursor(sort, keyIn(known, sort, id)));
  if (showing.asked.writing) return { edges: [], pageInfo, written: await writtenOf(ids, known, showing) };
  const rows = new Map(ids.length > 0 ? (await readRows(numbered(ids), showing)).map((row) => [row.id, row]) : []);
  return { edges: edges.flatMap(({ node, cursor }) => (rows.has(node) ? [{ node: rows.get(node)!, cursor }] : [])), pageInfo };
}

async function writtenOf(ids: number[], { columns, matches }: Candidates, showing: Showing): Promise<Written> {
  const { context } = showing;
  const { writing } = showing.asked;
  if (ids.length === 0 || !writing) return new Written('[]');
  // Whoever is signed in reads what they have written just now.
  if (!matches || context.viewer || context.key) return writeList(numbered(ids), showing, writing);
  for (const tag of writing.reads) context.reads?.tags.add(tag);
  const lookUp = async (missing: number[]) => new Map((await readRows(numbered(missing), showing)).map(({ id, written }) => [id, written ?? null]));
  const cards = await columns.cards.written(`${writing.object}${JSON.stringify(await parametersOf(showing))}`, ids, lookUp);
  return listOf(ids.flatMap((id) => (cards.has(id) ? [{ written: cards.get(id) }] : [])));
}
