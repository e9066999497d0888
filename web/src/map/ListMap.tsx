import type { Map } from 'leaflet';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { HotelFilter } from '../gql/map.generated';
import type { MapBounds } from '../hotels/mapBounds';
import { useLaterTexts } from '../i18n/useLaterTexts';
import { CROATIA } from './createMap';
import { ListMapContent } from './ListMapContent';
import { MapFrame } from './MapFrame';

export interface ListMapProps {
  /** What the list is narrowed to, with the part of the map. */
  filter: HotelFilter;
  bounds: MapBounds | null;
  /** A visitor has moved the map, and the list shall follow. */
  onBounds: (bounds: MapBounds) => void;
  onClose: () => void;
  /** The element that holds the rows of the list. */
  list: RefObject<HTMLElement | null>;
}

/** The places of the list on a map. */
export default function ListMap({ bounds, ...rest }: ListMapProps) {
  const { t } = useTranslation('map');
  const areTextsHere = useLaterTexts('map');
  const start = (map: Map) => {
    map.fitBounds(CROATIA, { animate: false });
    if (bounds) showBounds(map, bounds);
  };
  if (!areTextsHere) return null;
  return (
    <MapFrame label={t('label')} start={start}>
      {(map) => <ListMapContent map={map} bounds={bounds} {...rest} />}
    </MapFrame>
  );
}

/** A shared address was written by another screen: its part of the map is shown whole, as near as it fits. */
function showBounds(map: Map, { south, west, north, east }: MapBounds): void {
  // A trifle smaller, or the view that wrote the address would not fit into itself.
  const [height, width] = [(north - south) * 0.01, (east - west) * 0.01];
  map.fitBounds(
    [
      [south + height, west + width],
      [north - height, east - width],
    ],
    { animate: false },
  );
}
