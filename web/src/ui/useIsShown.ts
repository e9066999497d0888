import { useCallback, useState } from 'react';

/** Whether an element takes any room: what a narrow window hides does not. Not known, and false, until it was measured. */
export function useIsShown<Element extends HTMLElement>() {
  const [isShown, setShown] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      setShown((entry?.contentRect.width ?? 0) > 0);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [ref, isShown] as const;
}
