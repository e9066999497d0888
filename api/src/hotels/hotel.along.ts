import { pageOf } from '../connection.js';
import { listOf } from '../written.js';
import { type Shown, shownOf } from './hotel.asked.js';
import type { Candidates } from './hotel.candidates.js';
import { encodeCursor } from './hotel.cursor.js';
import type { Hotel } from './hotel.entity.js';
import { alongOrder, findPage, isNarrowing } from './hotel.found.js';
import type { ShownPage } from './hotel.known.js';
import type { PageAsked } from './hotel.page.js';
import { addAfter, Conditions, conditionsOf, orderOf } from './hotel.query.js';
import { parametersOf, type Showing } from './hotel.shown.js';

/** What the pages ask for at a time. */
const USUAL_PAGE = 20;

/** One of a list, with what the list is sorted by. */
type Row = Shown<Hotel> & Record<`key_${number}`, number>;

/** A page of a list as the database finds it: where there is no copy, and for whoever reads what they have written just now. */
export async function pageAlong(page: PageAsked, after: string | null, candidates: () => Promise<Candidates | null>, showing: Showing): Promise<ShownPage> {
  const { context } = showing;
  const { columns, pictures, writing } = showing.asked;
  const { filter, terms, sort, key, first } = page;
  const sorting = orderOf(sort, terms, new Conditions()).columns;
  const shown = `${shownOf({ pictures, writing })}${writing ? sorting.map((_, index) => `, h.key_${index}`).join('') : ''}`;
  const given = await parametersOf(showing);
  const begin = (hasOnePlan: boolean) => new Conditions([...given], hasOnePlan);
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
  const find = async (): Promise<Row[]> => {
    if (terms.words.length === 0 && isNarrowing(filter)) {
      // The walk keeps to the region, as the index of its order does.
      const looking = conditionsOf({ ...filter, regionId: null }, terms, begin(true));
      const rows = await readFrom(alongOrder(filter, sort, key, looking), looking);
      if (rows.length > first) return rows;
    }
    const ids = await findPage(page, candidates, context.read);
    if (ids?.length === 0) return [];
    // Along an index, or by numbers, everything is found in one way; what is narrow, in other ways with other values.
    const conditions = conditionsOf(filter, terms, begin(ids !== null || !isNarrowing(filter)));
    const order = orderOf(sort, terms, conditions);
    if (ids) conditions.add(`h.id = any(${conditions.bind(ids, 'integer[]')})`);
    else if (key) addAfter(key, order, conditions);
    return readFrom('hotel', conditions, order);
  };
  for (const tag of writing?.reads ?? []) context.reads?.tags.add(tag);
  const found = pageOf(await find(), first, after, (row) => encodeCursor(sort, sorting.map((_, index) => row[`key_${index}`] ?? 0)));
  return { ...found, written: writing && listOf(found.edges.map(({ node }) => node)) };
}
