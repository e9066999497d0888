import type { Size } from './fill.js';

/** One page as an administrator opens it. */
export interface Page {
  name: string;
  /** The file of the document in the pages' folder, and its operation where that is called otherwise. */
  document: string;
  operation?: string;
  variables: (round: number) => object;
  /** True where nothing may be found. */
  isEmpty?: boolean;
}

const SORTS = ['NEWEST', 'OLDEST', 'NAME'] as const;

/** A place deep in a list, as the list itself would name it. */
const place = (sort: string, id: number, name: string) => Buffer.from(JSON.stringify({ sort, id, name: sort === 'NAME' ? name : '' })).toString('base64url');

/** The same in a list that has one order only. */
const entry = (id: number) => Buffer.from(JSON.stringify(Math.floor(id))).toString('base64url');

/** Every list of the administration: each order, search and filter, its beginning and its depth, with other values each time. */
export function adminPages({ users, listings }: Size): Page[] {
  const lists = [
    { document: 'AdminUsers', label: 'accounts', count: users, deepName: 'pension kamen', searches: userSearches(users) },
    { document: 'AdminHotels', label: 'listings', count: listings, deepName: 'pension kamen', searches: hotelSearches(listings) },
  ];
  return [
    { name: 'overview', document: 'Admin', operation: 'AdminOverview', variables: () => ({}) },
    ...lists.flatMap(({ document, label, count, deepName, searches }): Page[] => {
      const ask = (values: object) => ({ sort: 'NEWEST', withCount: true, language: 'DE', ...values });
      const deep = (sort: string, round: number) => ask({ sort, withCount: false, after: place(sort, Math.floor(count * (0.5 + (round % 40) / 100)), `${deepName} ${round}`) });
      return [
        ...SORTS.map((sort) => ({ name: `${label}, ${sort}`, document, variables: () => ask({ sort }) })),
        ...SORTS.map((sort) => ({ name: `${label}, ${sort}, deep`, document, variables: (round: number) => deep(sort, round) })),
        ...[true, false].flatMap((isActive) =>
          SORTS.flatMap((sort) => [
            { name: `${label}, ${sort}, ${isActive ? 'active' : 'inactive'}`, document, variables: () => ask({ sort, isActive }) },
            { name: `${label}, ${sort}, ${isActive ? 'active' : 'inactive'}, deep`, document, variables: (round: number) => ({ ...deep(sort, round), isActive }) },
          ]),
        ),
        ...searches.flatMap(({ kind, search, isEmpty }) =>
          SORTS.map((sort) => ({ name: `${label}, ${sort}, search: ${kind}`, document, isEmpty, variables: (round: number) => ask({ sort, search: search(round) }) })),
        ),
        ...SORTS.map((sort) => ({
          name: `${label}, ${sort}, search: many, inactive, deep`,
          document,
          // So many are not in order by name: their pages go on newest first.
          variables: (round: number) => ({ ...deep(sort === 'NAME' ? 'NEWEST' : sort, round), sort, isActive: false, search: 'split' }),
        })),
      ];
    }),
    { name: 'one account of thousands of listings', document: 'AdminUsers', operation: 'AdminUserHotels', variables: (round) => ({ id: String(2 + (round % 3)) }) },
    { name: 'one account', document: 'AdminUsers', operation: 'AdminUserHotels', variables: (round) => ({ id: String(users - round * 13) }) },
    ...[null, false, true].flatMap((isDone): Page[] => [
      { name: `messages, ${isDone === null ? 'all' : isDone ? 'done' : 'open'}`, document: 'SupportRequests', variables: () => ({ isDone }) },
      { name: `messages, ${isDone === null ? 'all' : isDone ? 'done' : 'open'}, deep`, document: 'SupportRequests', variables: (round) => ({ isDone, after: entry(users / 4 + round * 97) }) },
    ]),
    { name: 'log', document: 'AuditLog', variables: () => ({}) },
    { name: 'log, deep', document: 'AuditLog', variables: (round) => ({ after: entry(users / 2 + round * 97) }) },
  ];
}

interface Search {
  kind: string;
  search: (round: number) => string;
  isEmpty?: boolean;
}

function userSearches(users: number): Search[] {
  return [
    { kind: 'many', search: (round) => ['split', 'villa', 'horvat', 'example.org'][round % 4] ?? '' },
    { kind: 'many of two words', search: (round) => ['villa split', 'ana horvat', 'hotel zadar'][round % 3] ?? '' },
    { kind: 'one', search: (round) => `${users - 100 - round}@example` },
    { kind: 'one letter', search: (round) => ['a', 'p', 'š'][round % 3] ?? '' },
    { kind: 'none', search: (round) => `quarzuhr${round}`, isEmpty: true },
    { kind: 'a typo', search: (round) => ['spilt', 'hotle', 'horvta', 'exampel.org'][round % 4] ?? '', isEmpty: true },
    { kind: 'none of frequent words', search: (round) => ['villa hotel split', 'ana ivan', 'villa pension zadar'][round % 3] ?? '', isEmpty: true },
  ];
}

function hotelSearches(listings: number): Search[] {
  return [
    { kind: 'many', search: (round) => ['split', 'vila', 'altstadt', 'hotel'][round % 4] ?? '' },
    { kind: 'many of two words', search: (round) => ['vila split', 'hotel zadar', 'lavanda altstadt'][round % 3] ?? '' },
    { kind: 'one', search: (round) => `${listings - 1 - round * 10}` },
    { kind: 'one letter', search: (round) => ['a', 'l', 'z'][round % 3] ?? '' },
    { kind: 'none', search: (round) => `quarzuhr${round}`, isEmpty: true },
    { kind: 'a typo', search: (round) => ['spilt', 'hotle', 'dubrvonik', 'altsadt'][round % 4] ?? '', isEmpty: true },
    { kind: 'none of frequent words', search: (round) => ['vila hotel split', 'zadar split', 'rovinj hvar'][round % 3] ?? '', isEmpty: true },
  ];
}
