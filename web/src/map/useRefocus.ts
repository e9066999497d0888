import type { Map } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { MapPoint } from './clusters';

/** Keeps the focus on the map when what had it is gone. */
export function useRefocus(map: Map, points: readonly MapPoint[]) {
  const wanted = useRef<{ latitude: number; longitude: number } | null>(null);

  useEffect(() => {
    const aim = wanted.current;
    if (!aim) return;
    wanted.current = null;
    const distance = ({ latitude, longitude }: MapPoint) => map.distance([latitude, longitude], [aim.latitude, aim.longitude]);
    const [nearest] = [...points].sort((a, b) => distance(a) - distance(b));
    focusOn(map, nearest?.key);
  }, [map, points]);

  return {
    /** The cluster with the focus falls apart: when the map has moved, what stands nearest to it has the focus. */
    near: (latitude: number, longitude: number) => {
      wanted.current = { latitude, longitude };
    },
    /** To a pin, or to the map where it is not shown any more. */
    toPin: (id: string | undefined) => {
      focusOn(map, id);
    },
  };
}

function focusOn(map: Map, key: string | undefined): void {
  const container = map.getContainer();
  const pin = key === undefined ? null : container.querySelector<HTMLElement>(`[data-pin="${CSS.escape(key)}"]`);
  (pin ?? container).focus({ preventScroll: true });
}
