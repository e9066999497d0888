import { useCallback, useState } from 'react';

/** Before anything is measured: the narrowest phone, less its edges. */
const FIRST_WIDTH = 320;

/** How wide an element is, and again whenever that changes. */
export function useWidth<Element extends HTMLElement>() {
  const [width, setWidth] = useState(FIRST_WIDTH);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(entry.contentRect.width);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [ref, width] as const;
}
