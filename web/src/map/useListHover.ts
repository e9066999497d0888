import { type RefObject, useEffect } from 'react';

/** The place in the list that the pointer or the focus is on is reported; `hotelId` marks the one pointed at on the map. */
export function useListHover(list: RefObject<HTMLElement | null>, hotelId: string | null, onPoint: (id: string | null) => void): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const point = (event: Event) => {
      const item = event.target instanceof Element ? event.target.closest('[data-hotel]') : null;
      onPoint(item?.getAttribute('data-hotel') ?? null);
    };
    const leave = () => {
      onPoint(null);
    };
    // Listened to here, so that a list without a map costs nothing.
    element.addEventListener('pointerover', point);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focusin', point);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('pointerover', point);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focusin', point);
      element.removeEventListener('focusout', leave);
    };
  }, [list, onPoint]);

  useEffect(() => {
    const item = hotelId === null ? null : list.current?.querySelector(`[data-hotel="${CSS.escape(hotelId)}"]`);
    // An attribute that the list itself never sets, so that no row is rendered anew for a look.
    item?.setAttribute('data-pointed', '');
    return () => item?.removeAttribute('data-pointed');
  }, [list, hotelId]);
}
