import { checkPageSize, pageOf } from '../connection.js';
import type { Context } from '../context.js';
import { AppError, invalid } from '../errors.js';
import { idOf, type Key } from '../ids.js';
import { type Asked, ASKED_ALL, type Shown, shownOf } from './hotel.asked.js';
import { HotelConnection } from './hotel.connection.js';
import { decodeCursor, encodeCursor } from './hotel.cursor.js';
import type { Hotel } from './hotel.entity.js';
import { countHotels } from './hotel.count.js';
import { countFacets } from './hotel.facets.js';
import { checkFilter } from './hotel.filter.js';
import { type Candidates, findCandidates } from './hotel.candidates.js';
import { alongOrder, findPage, isNarrowing } from './hotel.found.js';
import { type HotelFilter, HotelSort } from './hotel.input.js';
import { keyIn } from './hotel.page.js';
import { addAfter, Conditions, conditionsOf, orderOf, OWN_HOTEL_COLUMNS } from './hotel.query.js';
import { LIMITS } from './hotel.rules.js';
import { didYouMean } from './hotel.meant.js';
import { findTerms } from './hotel.vocabulary.js';
import { imageIdOf } from '../images/image.files.js';
import { listOf } from '../written.js';

interface ListArguments {
  filter: HotelFilter;
  sort: HotelSort;
  first: number;
  after: string | null;
}

/** What the pages ask for at a time. */
const USUAL_PAGE = 20;

/** One of a list, with what the list is sorted by. */
type Row = Shown<Hotel> & Record<`key_${number}`, number>;

/** One page of the visible listings that match. */
export async function findHotels({ filter, sort, first, after }: ListArguments, context: Context, { columns, pictures, writing }: Asked, variables: Record<string, unknown> = {}): Promise<HotelConnection> {
  checkPageSize(first, context);
  checkFilter(filter);
  const terms = await findTerms(filter, context);
  const sorting = orderOf(sort, terms, new Conditions()).columns;
  const shown = `${shownOf({ pictures, writing })}${writing ? sorting.map((_, index) => `, h.key_${index}`).join('') : ''}`;
  const given = writing?.parameters({ variables, context }) ?? [];
  const begin = (hasOnePlan: boolean) => new Conditions([...given], hasOnePlan);
  const key = after == null ? null : decodeCursor(after, sort, sorting.length);
  const readFrom = (source: string, conditions: Conditions, { columns: by, direction } = orderOf(sort, terms, conditions)) => {
    // A number that the planner knows: a page of the pages' own size is always found along the order.
    const limit = first === USUAL_PAGE ? USUAL_PAGE + 1 : conditions.bind(first + 1);
    return context.read<Row>(
      `select ${shown} from (
         select ${columns}, ${by.map((column, index) => `${column} as key_${index}`).join(', ')} from ${source} h ${conditions.where}
         order by ${by.map((column) => `${column} ${direction}`).join(', ')} limit ${limit}) h`,
      conditions.parameters,
    );
  };
  const candidates = once(() => findCandidates(filter, terms, context));
  /** What has the words is known: the database is not to look for them once more, in whatever way it thinks is short. */
  const readByNumbers = (ids: readonly number[]) => {
    const conditions = begin(true);
    const order = orderOf(sort, terms, conditions);
    conditions.add(`h.id = any(${conditions.bind(ids, 'integer[]')})`);
    return readFrom('hotel', conditions, order);
  };
  const readFound = async (ids: number[], known: Candidates): Promise<Row[]> => {
    // Whoever is signed in reads what they have written just now.
    if (!writing || context.viewer || context.key) return readByNumbers(ids);
    const lookUp = async (missing: number[]) => new Map((await readByNumbers(missing)).map((row) => [row[`key_${sorting.length - 1}`] ?? 0, row.written ?? null]));
    const written = await known.columns.cards.written(`${writing.object}${JSON.stringify(given)}`, ids, lookUp);
    const keys = (id: number) => Object.fromEntries(keyIn(known, sort, id).map((value, index) => [`key_${index}`, value]));
    return ids.flatMap((id) => (written.has(id) ? [{ written: written.get(id), ...keys(id) } as Row] : []));
  };
  const find = async (): Promise<Row[]> => {
    if (terms.words.length === 0 && isNarrowing(filter)) {
      // The walk keeps to the region, as the index of its order does.
      const looking = conditionsOf({ ...filter, regionId: null }, terms, begin(true));
      const rows = await readFrom(alongOrder(filter, sort, key, looking), looking);
      if (rows.length > first) return rows;
    }
    const ids = await findPage({ filter, terms, sort, key, first }, candidates, context.read);
    if (ids?.length === 0) return [];
    const known = ids && (await candidates());
    if (ids && known?.matches) return readFound(ids, known);
    // Along an index, or by numbers, everything is found in one way; what is narrow, in other ways with other values.
    const conditions = conditionsOf(filter, terms, begin(ids !== null || !isNarrowing(filter)));
    const order = orderOf(sort, terms, conditions);
    if (ids) conditions.add(`h.id = any(${conditions.bind(ids, 'integer[]')})`);
    else if (key) addAfter(key, order, conditions);
    return readFrom('hotel', conditions, order);
  };
  const rows = await find();
  const cursorOf = (row: (typeof rows)[number]) => encodeCursor(sort, sorting.map((_, index) => row[`key_${index}`] ?? 0));
  const page = pageOf(rows, first, after, cursorOf);
  for (const tag of writing?.reads ?? []) context.reads?.tags.add(tag);
  return Object.assign(new HotelConnection(), page, {
    written: writing && listOf(page.edges.map(({ node }) => node)),
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
  const parameters = writing?.parameters({ variables, context }) ?? [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const named = 'id' in key ? `h.id = ${bind(key.id)}` : `h.slug = ${bind(key.slug)}`;
  const whose = viewer ? `(h.is_visible or h.owner_id = ${bind(viewer.id)} or ${bind(viewer.isAdmin)})` : 'h.is_visible';
  const [hotel] = await read<Shown<Hotel> & { pictures?: string }>(
    `select ${writing ? `h.id, ${writing.pictures} as pictures, ` : ''}${shownOf(asked)} from (select ${OWN_HOTEL_COLUMNS} from hotel h where ${named} and ${whose}) h`,
    parameters,
  );
  if (writing) for (const url of hotel?.pictures?.split(' ') ?? []) reads?.tags.add(`image:${imageIdOf(url) ?? ''}`);
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
export async function findHotelsByIds(ids: string[], field: string, context: Context, shown: Asked = ASKED_ALL, variables: Record<string, unknown> = {}): Promise<Shown<Hotel>[]> {
  if (ids.length > LIMITS.ids) throw invalid(field, 'tooManyValues', { max: LIMITS.ids });
  const asked = [...new Set(ids.map((id) => idOf(id, field)))];
  return readShown(context, shown, variables, (bind) => `unnest(${bind(asked)}::integer[]) with ordinality as asked (id, place) join hotel h on h.id = asked.id where h.is_visible order by asked.place`);
}

/** The places that are shown on the home page. */
export async function findFeaturedHotels(first: number, context: Context, asked: Asked, variables: Record<string, unknown>): Promise<Shown<Hotel>[]> {
  checkPageSize(first, context);
  return readShown(context, asked, variables, (bind) => `hotel h where h.is_visible and h.is_featured order by h.relevance desc, h.id desc limit ${bind(first)}`);
}

/** Listings as they are asked for. */
function readShown(context: Context, asked: Asked, variables: Record<string, unknown>, from: (bind: (value: unknown) => string) => string): Promise<Shown<Hotel>[]> {
  const parameters = asked.writing?.parameters({ variables, context }) ?? [];
  for (const tag of asked.writing?.reads ?? []) context.reads?.tags.add(tag);
  const source = from((value) => `$${parameters.push(value)}`);
  return context.read<Shown<Hotel>>(`select ${shownOf(asked)} from (select ${asked.columns} from ${source}) h`, parameters);
}
