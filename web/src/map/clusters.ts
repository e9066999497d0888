import type { LatLngBounds } from 'leaflet';
import Supercluster from 'supercluster';
import type { HotelPinsQuery } from '../gql/map.generated';

export type HotelPin = HotelPinsQuery['hotelPins'][number];

/** What stands at a point of the map: one place, or several too close to one another to tell them apart. */
export type MapPoint = { key: string; latitude: number; longitude: number } & (
  | { kind: 'pin'; pin: HotelPin }
  | { kind: 'cluster'; count: number; clusterId: number }
);

/** A pill is about so wide; closer than this, two of them would lie on each other. */
const RADIUS = 62;
/** More than anybody can read at once, and as many as a slow machine moves without a jolt. */
const MOST_SHOWN = 160;
/** So much more than the view on each side is ready before the map is moved there. */
const MARGIN = 0.3;

/** Places on the map, gathered where they stand close together. */
export class Clusters {
  private readonly index: Supercluster<{ pin: HotelPin }, object>;

  constructor(
    pins: readonly HotelPin[],
    private readonly nearestZoom: number,
  ) {
    this.index = new Supercluster<{ pin: HotelPin }, object>({ radius: RADIUS, extent: 256, maxZoom: nearestZoom });
    this.index.load(
      pins.map((pin) => ({ type: 'Feature', properties: { pin }, geometry: { type: 'Point', coordinates: [pin.longitude, pin.latitude] } })),
    );
  }

  /** What stands in a part of the map, from north to south, so that the keyboard goes down the coast. */
  within(bounds: LatLngBounds, zoom: number): MapPoint[] {
    const around = bounds.pad(MARGIN);
    const found = this.index.getClusters([around.getWest(), around.getSouth(), around.getEast(), around.getNorth()], zoom);
    const points = found.map(({ properties, geometry }): MapPoint => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      if ('pin' in properties) return { kind: 'pin', key: properties.pin.id, latitude, longitude, pin: properties.pin };
      const { cluster_id: clusterId, point_count: count } = properties;
      return { kind: 'cluster', key: `cluster ${clusterId}`, latitude, longitude, count, clusterId };
    });
    return points.slice(0, MOST_SHOWN).sort((a, b) => b.latitude - a.latitude);
  }

  /** The scale at which a cluster falls apart; null when its places stand at the same spot. */
  zoomOf(clusterId: number): number | null {
    const zoom = this.index.getClusterExpansionZoom(clusterId);
    return zoom > this.nearestZoom ? null : zoom;
  }

  /** The places of a cluster, the cheapest first. */
  placesOf(clusterId: number): HotelPin[] {
    const leaves = this.index.getLeaves(clusterId, Infinity);
    return leaves.map(({ properties }) => properties.pin).sort((a, b) => a.pricePerNight - b.pricePerNight);
  }
}
