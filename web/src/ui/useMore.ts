import { useEffect, useRef, useState } from 'react';

/** A list's next page on request; `load` fetches it, and the list grows by itself. */
export function useMore(hasMore: boolean, load: () => Promise<unknown>) {
  const [state, setState] = useState<'fresh' | 'loading' | 'loaded' | 'failed'>('fresh');
  const shown = useRef<HTMLParagraphElement>(null);

  // With the last page the button goes, and the focus must not be lost with it.
  useEffect(() => {
    if (!hasMore && state === 'loaded' && document.activeElement === document.body) shown.current?.focus();
  }, [hasMore, state]);

  const loadMore = async () => {
    if (!hasMore || state === 'loading') return;
    setState('loading');
    try {
      await load();
      setState('loaded');
    } catch {
      setState('failed');
    }
  };
  return { loadMore, state, shown };
}
