import { checkPageSize } from '../connection.js';
import type { Context } from '../context.js';
import { AppError, invalid } from '../errors.js';
import { idOf, type Key } from '../ids.js';
import { type Asked, ASKED_ALL, type Shown, shownOf } from './hotel.asked.js';
import { HotelConnection } from './hotel.connection.js';
import { decodeCursor } from './hotel.cursor.js';
import type { Hotel } from './hotel.entity.js';
import { countHotels } from './hotel.count.js';
import { countFacets } from './hotel.facets.js';
import { checkFilter } from './hotel.filter.js';
import { findCandidates } from './hotel.candidates.js';
import { type HotelFilter, HotelSort } from './hotel.input.js';
import { pageFrom } from './hotel.known.js';
import { OWN_HOTEL_COLUMNS } from './hotel.query.js';
import { LIMITS } from './hotel.rules.js';
import { pageAlong } from './hotel.along.js';
import { didYouMean } from './hotel.meant.js';
import { numbered, parametersOf, type Source, statementOf } from './hotel.shown.js';
import { findTerms } from './hotel.vocabulary.js';
import { imageIdOf } from '../images/image.files.js';

interface ListArguments {
  filter: HotelFilter;
  sort: HotelSort;
  first: number;
  after: string | null;
}

/** One page of the visible listings that match: found in the copy where there is one, else by the database. */
export async function findHotels({ filter, sort, first, after }: ListArguments, context: Context, asked: Asked, variables: Record<string, unknown> = {}): Promise<HotelConnection> {
  checkPageSize(first, context);
  checkFilter(filter);
  const terms = await findTerms(filter, context);
  const isSearch = terms.words.length > 0;
  const candidates = once(() => findCandidates(filter, terms, context));
  const key = after == null ? null : decodeCursor(after, sort, isSearch && sort === HotelSort.RELEVANCE ? 3 : 2);
  const page = { filter, terms, sort, key, first };
  const showing = { asked, variables, context };
  // Whoever is signed in reads what they have written just now.
  const known = isSearch || !(context.viewer || context.key) ? await candidates() : null;
  const found = known ? await pageFrom(known, page, after, showing) : await pageAlong(page, after, candidates, showing);
  return Object.assign(new HotelConnection(), found, {
    count: once(async () => countHotels(filter, terms, await candidates(), context)),
    facetsOf: async () => countFacets(filter, terms, await candidates(), context),
    meant: () => didYouMean(filter.search ?? '', terms, context),
  });
}

/** However often the answer is asked for, it is worked out once. */
function once<Answer>(work: () => Answer): () => Answer {
  let answer: { value: Answer } | undefined;
  return () => (answer ??= { value: work() }).value;
}

/** One listing: visible, or the viewer's own, or any for an administrator. */
export async function findHotel(key: Key, context: Context, asked: Asked = ASKED_ALL, variables: Record<string, unknown> = {}): Promise<Shown<Hotel> | null> {
  const { read, viewer, reads } = context;
  const { writing } = asked;
  const parameters = await parametersOf({ asked, variables, context });
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const named = 'id' in key ? `h.id = ${bind(key.id)}` : `h.slug = ${bind(key.slug)}`;
  const whose = viewer ? `(h.is_visible or h.owner_id = ${bind(viewer.id)} or ${bind(viewer.isAdmin)})` : 'h.is_visible';
  const text = statementOf(
    asked,
    `one ${named} ${whose}`,
    () => `select ${writing ? `h.id, h."regionId", ${writing.pictures} as pictures, ` : ''}${shownOf(asked)} from (select ${OWN_HOTEL_COLUMNS} from hotel h where ${named} and ${whose}) h`,
  );
  const [hotel] = await read<Shown<Hotel> & { pictures?: string; regionId?: number }>(text, parameters);
  if (writing) for (const url of hotel?.pictures?.split(' ') ?? []) reads?.tags.add(`image:${imageIdOf(url) ?? ''}`);
  if (writing?.countsRegions && hotel) reads?.tags.add(`hotel@${hotel.regionId}`);
  return hotel ?? null;
}

/** A listing for its operator: for all others, it is not there to be changed. */
export async function findOwn(id: number, context: Context): Promise<Hotel & { ownerId: number }> {
  const { viewer } = context;
  const hotel = (await findHotel({ id }, context)) as (Hotel & { ownerId: number }) | null;
  if (!hotel || hotel.ownerId !== viewer?.id) throw new AppError('NOT_FOUND', 'hotelNotFound');
  return hotel;
}

/** Visible listings by their numbers, in the asked order; each once, and none for a number that nobody has. */
export function byNumbers(ids: string[], field: string): Source {
  if (ids.length > LIMITS.ids) throw invalid(field, 'tooManyValues', { max: LIMITS.ids });
  return numbered([...new Set(ids.map((id) => idOf(id, field)))]);
}

/** The places that are shown on the home page. */
export function featured(first: number, context: Context): Source {
  checkPageSize(first, context);
  return (bind) => `hotel h where h.is_visible and h.is_featured order by h.relevance desc, h.id desc limit ${bind(first)}`;
}
