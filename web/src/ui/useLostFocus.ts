import { useCallback, useRef } from 'react';

/** Where the focus goes when what had it was deleted: to the list's heading. */
export function useLostFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useCallback(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return { heading, takeFocus };
}
