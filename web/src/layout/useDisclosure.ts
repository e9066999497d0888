import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A button that shows and hides a panel. Escape closes it and gives the focus back to the button; a press elsewhere,
 * focus that leaves, and a change of page close it too.
 */
export function useDisclosure<Container extends HTMLElement>() {
  const { key } = useLocation();
  // The visit at which it was opened: on the next page it is closed without further ado.
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
  const setOpen = useCallback(
    (next: boolean) => {
      setOpenedAt(next ? key : undefined);
    },
    [key],
  );
  const container = useRef<Container>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: EventTarget | null) => target instanceof Node && container.current?.contains(target);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const onLeave = (event: Event) => {
      if (!isInside(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
    };
  }, [isOpen, setOpen]);

  return { isOpen, setOpen, container, button };
}
