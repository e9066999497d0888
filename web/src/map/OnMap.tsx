import type { Map } from 'leaflet';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { PaneName } from './createMap';
import type { View } from './useView';

/** Puts its children into a layer of the map, which moves with it. */
export function OnMap({ map, pane, children }: { map: Map; pane: PaneName; children: ReactNode }) {
  const element = map.getPane(pane);
  return element ? createPortal(children, element) : null;
}

/** The style that puts the middle of an element at a point of the map; it holds until the view is another. */
export function placeOf(map: Map, _view: View, latitude: number, longitude: number) {
  const { x, y } = map.latLngToLayerPoint([latitude, longitude]);
  return { transform: `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)` };
}
