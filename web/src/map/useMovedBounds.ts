import type { LatLngBounds, Map } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import type { MapBounds } from '../hotels/mapBounds';
import { isQuiet } from './quietly';

/** One look around is many small moves. */
const PAUSE = 350;

/** Tells which part of the map is in view after a visitor has moved it, while that is wanted. */
export function useMovedBounds(map: Map, isWanted: boolean, onMoved: (bounds: MapBounds) => void): void {
  const tell = useEffectEvent(() => {
    if (isWanted) onMoved(mapBounds(map.getBounds()));
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      if (isQuiet(map)) return;
      clearTimeout(timer);
      timer = setTimeout(tell, PAUSE);
    };
    map.on('moveend', moved);
    return () => {
      clearTimeout(timer);
      map.off('moveend', moved);
    };
  }, [map]);
}

/** As the address and the schema name them. */
export function mapBounds(bounds: LatLngBounds): MapBounds {
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() };
}
