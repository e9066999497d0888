import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import { jsonOf, type Writing, writingOf } from '../written.js';
import { CARD_COLUMNS, HOTEL_COLUMNS, IMAGE_URLS, MAIN_IMAGE, PICTURES } from './hotel.query.js';

/** What a statement selects of each listing. */
export interface Asked {
  /** The table's columns, under the names of the entity's fields. */
  columns: string;
  /** Its pictures, where they are asked for: beside the listing, so that nothing has to be asked after it. */
  pictures: string;
  /** How they are to be written as JSON, instead of being given as rows. */
  writing?: Writing;
}

/** What is selected of a row `h`, as SQL. */
export const shownOf = ({ pictures, writing }: Pick<Asked, 'pictures' | 'writing'>) => (writing ? `${jsonOf(writing)} as written` : `h.*${pictures}`);

/** A row, or what was written of it. */
export type Shown<Row> = Row & { written?: string | null };

/** For the server's own needs. */
export const ASKED_ALL: Asked = { columns: HOTEL_COLUMNS, pictures: '' };

/** The fields that a card's columns are enough for; what is not named here may need any. */
const OF_CARDS = new Set([
  ...['__typename', 'id', 'nodeId', 'slug', 'name', 'city', 'region', 'regionId', 'regionName', 'shortDescription', 'image', 'images', 'imageUrl', 'imageUrls'],
  ...['starRating', 'guestRating', 'reviewCount', 'pricePerNight', 'amenities', 'rooms', 'guests', 'size', 'seaDistanceMetres', 'isPositionExact'],
  ...['ownerId', 'isActive', 'isFeatured'],
]);

/** Known by the field's node, which stays the same for as long as its document is kept. */
const known = new WeakMap<FieldNode, Asked>();

/**
 * What an operation asks of the listings that a field gives, or of those below it by one of these paths. Only a few
 * different selections come of it: each is a statement that is prepared on every connection.
 */
export function askedOf({ fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>, ...paths: string[][]): Asked {
  const [node] = fieldNodes;
  const found = fieldNodes.length === 1 && node ? known.get(node) : undefined;
  if (found) return found;
  const fieldsOf = (nodes: readonly FieldNode[]) => nodes.flatMap(({ selectionSet }) => (selectionSet ? fieldsIn(selectionSet, fragments) : []));
  const below = (nodes: readonly FieldNode[], path: string[]) => path.reduce((parents, name) => fieldsOf(parents).filter((field) => field.name.value === name), nodes);
  const parents = paths.length === 0 ? fieldNodes : paths.flatMap((path) => below(fieldNodes, path));
  const names = new Set(fieldsOf(parents).map((field) => field.name.value));
  const writing = writingOf({ fieldNodes });
  const asked = writing ? { columns: writing.columns, pictures: '', writing } : selectionOf(names);
  if (fieldNodes.length === 1 && node) known.set(node, asked);
  return asked;
}

/** True where a card's columns are enough for these fields. */
export const isOfCards = (names: Iterable<string>): boolean => [...names].every((name) => OF_CARDS.has(name));

function selectionOf(names: ReadonlySet<string>): Asked {
  const columns = isOfCards(names) ? `${CARD_COLUMNS}${names.has('imageUrls') || names.has('images') ? `, ${IMAGE_URLS}` : ''}` : HOTEL_COLUMNS;
  return { columns, pictures: `${names.has('image') ? MAIN_IMAGE : ''}${names.has('images') ? PICTURES : ''}` };
}

/** The fields of a selection, those of its fragments too, whatever their conditions. */
function fieldsIn(selections: SelectionSetNode, fragments: GraphQLResolveInfo['fragments'], seen = new Set<string>()): FieldNode[] {
  return selections.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(selection.selectionSet, fragments, seen);
    const fragment = seen.has(selection.name.value) ? undefined : fragments[selection.name.value];
    seen.add(selection.name.value);
    return fragment ? fieldsIn(fragment.selectionSet, fragments, seen) : [];
  });
}
