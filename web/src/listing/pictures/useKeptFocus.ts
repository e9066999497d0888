import { useEffect, useRef, type FocusEvent } from 'react';

/** The attribute of a place: the focus of what disappears there goes to the first button that is there then. */
export const placeAttribute = (index: number) => ({ 'data-place': index });

/**
 * Keeps the focus where it was when the button that had it is gone, because its picture was removed, exchanged or has
 * arrived. The handlers belong on an element around all places; it looks again after every change of `state`.
 */
export function useKeptFocus(state: unknown) {
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<number | null>(null);

  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const places = [...(root.current?.querySelectorAll('[data-place]') ?? [])];
    const at = places.find((element) => Number(element.getAttribute('data-place')) >= (place.current ?? 0)) ?? places.at(-1);
    at?.querySelector('button')?.focus();
  }, [state]);

  const onFocus = ({ target }: FocusEvent) => {
    const at = target.closest('[data-place]')?.getAttribute('data-place');
    place.current = at ? Number(at) : null;
  };
  const onBlur = () => {
    place.current = null;
  };
  return { ref: root, onFocus, onBlur };
}
