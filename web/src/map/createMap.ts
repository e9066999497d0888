import L from 'leaflet';
import { LandLayer } from './LandLayer';

/** Beyond this the coast is a line between two points. */
export const MAX_ZOOM = 14;
/** A wide frame may not begin farther away than this: all of the country is in view. */
const FARTHEST_ZOOM = 7;

/** Croatia, and all the land that there is on the map. */
export const CROATIA = L.latLngBounds([42.3, 13.4], [46.6, 19.5]);
const LAND = L.latLngBounds([39.7, 9.2], [49.3, 22.8]);

/** What stands above the land, the lowest first; the numbers leave room for Leaflet's own panes. */
const PANES = { names: 450, pins: 600 };
export type PaneName = keyof typeof PANES;

/** Whether the visitor wants things to stay still. */
export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A map of the country: land, sea and empty panes for names and pins. It does nothing of its own but move and zoom. */
export function createMap(element: HTMLElement, isStill: boolean): L.Map {
  const isCalm = wantsStillness();
  const map = L.map(element, {
    zoomControl: false,
    attributionControl: false,
    // The frame follows its element, which also changes without the window.
    trackResize: false,
    maxZoom: MAX_ZOOM,
    maxBounds: LAND,
    maxBoundsViscosity: 1,
    zoomAnimation: !isCalm,
    fadeAnimation: false,
    markerZoomAnimation: false,
    inertia: !isCalm,
    wheelPxPerZoomLevel: 100,
    scrollWheelZoom: !isStill,
    // A finger on a map inside a page scrolls the page.
    dragging: !isStill || !L.Browser.mobile,
    keyboard: !isStill,
    doubleClickZoom: isStill ? 'center' : true,
    touchZoom: isStill ? 'center' : true,
  });
  limitZoom(map);
  for (const [name, level] of Object.entries(PANES)) map.createPane(name).style.zIndex = String(level);
  new LandLayer().addTo(map);
  return map;
}

/** Nobody sees where the land ends: not so far away that it would be smaller than the frame. */
export function limitZoom(map: L.Map): void {
  map.setMinZoom(Math.min(map.getBoundsZoom(LAND, true), FARTHEST_ZOOM));
}
