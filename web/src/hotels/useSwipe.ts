import { useRef, useState, type PointerEvent } from 'react';

/** Less than this is a tap or a shaking hand. */
const THRESHOLD = 50;

/** Follows a finger sideways: how far it is, and a step to the previous (-1) or next (1) one when it lets go. */
export function useSwipe(onStep: (step: -1 | 1) => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  const end = () => {
    if (start.current === null) return;
    start.current = null;
    setOffset(0);
    if (Math.abs(offset) >= THRESHOLD) onStep(offset < 0 ? 1 : -1);
  };

  return {
    offset,
    handlers: {
      onPointerDown(event: PointerEvent) {
        // A mouse has the buttons; a second finger zooms.
        if (event.pointerType === 'mouse') return;
        start.current = event.isPrimary ? event.clientX : null;
        if (!event.isPrimary) setOffset(0);
      },
      onPointerMove(event: PointerEvent) {
        if (start.current !== null && event.isPrimary) setOffset(event.clientX - start.current);
      },
      onPointerUp: end,
      onPointerCancel() {
        start.current = null;
        setOffset(0);
      },
    },
  };
}
