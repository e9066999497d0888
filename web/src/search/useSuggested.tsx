import { lazy, Suspense, useState, type FocusEvent, type ReactNode } from 'react';
import type { SearchSuggestionsQuery } from '../gql/search.generated';

const Suggestions = lazy(() => import('./Suggestions'));

export type Suggestion = SearchSuggestionsQuery['searchSuggestions'][number];

/** Gives a plain search field suggestions, from when it is first used; until then, and without scripts, it stays plain. */
export function useSuggested(onChoose: (suggestion: Suggestion) => void): { onFocus: (event: FocusEvent<HTMLInputElement>) => void; list: ReactNode } {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  return {
    onFocus: (event) => {
      setInput(event.currentTarget);
    },
    list: input && (
      <Suspense fallback={null}>
        <Suggestions input={input} onChoose={onChoose} />
      </Suspense>
    ),
  };
}
