import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AdminSort } from '../gql/account.generated';

export const TABS = ['users', 'hotels', 'support', 'log'] as const;
export type AdminTab = (typeof TABS)[number];

export const SORTS = ['newest', 'oldest', 'name'] as const;
const SEARCH_LENGTH = 200;

/** What the address says of the list that is open. */
export interface AdminState {
  tab: AdminTab;
  search: string;
  /** Active ones or inactive ones, open messages or done ones; all when null. */
  status: 'active' | 'inactive' | 'open' | 'done' | null;
  sort: (typeof SORTS)[number];
}

const first: AdminState = { tab: 'users', search: '', status: null, sort: 'newest' };

/** Which states each tab can show apart. */
const STATUSES: Record<AdminTab, AdminState['status'][]> = {
  users: ['active', 'inactive'],
  hotels: ['active', 'inactive'],
  support: ['open', 'done'],
  log: [],
};

/** Reads the address; what it does not understand, it leaves out. */
export function readAdminState(query: URLSearchParams): AdminState {
  const tab = TABS.find((value) => value === query.get('tab')) ?? first.tab;
  return {
    tab,
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_LENGTH),
    status: STATUSES[tab].find((value) => value === query.get('status')) ?? null,
    sort: SORTS.find((value) => value === query.get('sort')) ?? first.sort,
  };
}

/** Writes the address: only what differs from the first view. */
export function writeAdminState(state: AdminState): URLSearchParams {
  const entries = (['tab', 'search', 'status', 'sort'] as const).filter((name) => state[name] !== null && state[name] !== first[name]);
  return new URLSearchParams(entries.map((name) => [name, String(state[name])]));
}

const SORT_CONSTANTS: Record<AdminState['sort'], AdminSort> = { newest: 'NEWEST', oldest: 'OLDEST', name: 'NAME' };

/** What the address says as arguments of the two searchable lists; what is not set is left out. */
export function listArguments({ search, status, sort }: AdminState) {
  return {
    search: search === '' ? undefined : search,
    isActive: status === null ? undefined : status === 'active',
    sort: SORT_CONSTANTS[sort],
  };
}

/** The state of the page, as the address has it. Another tab begins with its own first view. */
export function useAdminState() {
  const [query, setQuery] = useSearchParams();
  const state = readAdminState(query);
  // A second change may come before the first one has reached the address: none shall take the other back.
  const asked = useRef(state);
  useEffect(() => {
    asked.current = readAdminState(query);
  }, [query]);

  const go = (next: AdminState, replace: boolean) => {
    asked.current = next;
    setQuery(writeAdminState(next), { replace, preventScrollReset: true });
  };
  return {
    state,
    openTab(tab: AdminTab) {
      go({ ...first, tab }, false);
    },
    change(values: Partial<AdminState>) {
      go({ ...asked.current, ...values }, true);
    },
    reset() {
      go({ ...first, tab: state.tab }, true);
    },
  };
}
