import { useSyncExternalStore } from 'react';
import type { IdList } from './idList';

const none: readonly string[] = [];
const serverIds = () => none;

/** The places of a list; none on the server and in the browser's first moment. */
export function useIds({ follow, ids }: IdList): readonly string[] {
  return useSyncExternalStore(follow, ids, serverIds);
}
