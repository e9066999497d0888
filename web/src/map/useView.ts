import type { LatLngBounds, Map, Point } from 'leaflet';
import { startTransition, useEffect, useState } from 'react';

/** What the map shows; a new one after each move, when everything on it has to find its place again. */
export interface View {
  zoom: number;
  bounds: LatLngBounds;
}

/** Where the map looks, after each of its moves; between them the browser moves everything on it as one. */
export function useView(map: Map): View {
  const [view, setView] = useState(() => viewOf(map));
  useEffect(() => {
    let origin: Point | undefined;
    const look = () => {
      // Where everything keeps its place, what comes into view may be drawn bit by bit.
      const isShifted = !origin || !map.getPixelOrigin().equals(origin);
      origin = map.getPixelOrigin();
      const see = () => {
        setView(viewOf(map));
      };
      if (isShifted) see();
      else startTransition(see);
    };
    // It may have moved since the first look.
    look();
    map.on('moveend', look);
    return () => {
      map.off('moveend', look);
    };
  }, [map]);
  return view;
}

function viewOf(map: Map): View {
  return { zoom: map.getZoom(), bounds: map.getBounds() };
}
