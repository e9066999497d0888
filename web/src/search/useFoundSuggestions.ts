import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { SearchSuggestionsDocument } from '../gql/search.generated';
import { useLanguage } from '../i18n/language';
import type { Suggestion } from './useSuggested';

/** Typing is over when nothing has come for so long, milliseconds. */
const PAUSE = 150;

/** Suggestions for what has been typed. An answer to an earlier text is dropped, and one that fails is none. */
export function useFoundSuggestions(text: string): { text: string; options: Suggestion[] } {
  const client = useApolloClient();
  const { code } = useLanguage();
  const [found, setFound] = useState<{ text: string; options: Suggestion[] }>({ text: '', options: [] });

  useEffect(() => {
    const search = text.trim();
    if (search === '') return;
    let isStale = false;
    const timer = setTimeout(() => {
      void client
        .query({ query: SearchSuggestionsDocument, variables: { search, language: code } })
        .then(({ data }) => data?.searchSuggestions ?? [], () => [])
        .then((options) => {
          if (!isStale) setFound({ text, options });
        });
    }, PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [client, code, text]);
  return text.trim() === '' ? { text, options: [] } : found;
}
