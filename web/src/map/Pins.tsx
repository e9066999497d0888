import type { Map } from 'leaflet';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format';
import type { HotelPin, MapPoint } from './clusters';
import { OnMap, placeOf } from './OnMap';
import styles from './Pins.module.css';
import { useView } from './useView';

interface PinsProps {
  map: Map;
  points: readonly MapPoint[];
  /** The places that stand out, also where they are part of a cluster: the one that is open, and the one pointed at. */
  outstanding: readonly HotelPin[];
  openIds: readonly string[];
  onOpen: (pin: HotelPin) => void;
  onCluster: (point: Extract<MapPoint, { kind: 'cluster' }>) => void;
  /** The pointer or the focus is on a place; null when it left. */
  onPoint: (id: string | null) => void;
}

/** A pill with its price for each place in view, a round count for those that stand close together. */
export function Pins({ map, points, outstanding, openIds, onOpen, onCluster, onPoint }: PinsProps) {
  const { t } = useTranslation('map');
  const format = useFormat();
  const view = useView(map);
  const single = points.flatMap((point) => (point.kind === 'pin' ? [point.pin.id] : []));
  const extra = outstanding.filter(({ id }) => !single.includes(id));
  // Ready beside the view, but not there for keyboard and screen reader: a focus out there would shift the map in its frame.
  const isAside = ({ latitude, longitude }: { latitude: number; longitude: number }) => !view.bounds.contains([latitude, longitude]);
  const isOut = (id: string) => outstanding.some((pin) => pin.id === id);

  const pill = (pin: HotelPin) => (
    <button
      key={pin.id}
      type="button"
      data-pin={pin.id}
      data-out={isOut(pin.id) || undefined}
      inert={isAside(pin)}
      className={styles.pill}
      style={placeOf(map, view, pin.latitude, pin.longitude)}
      aria-label={t('pin', { name: pin.name, price: format.price(pin.pricePerNight) })}
      aria-expanded={openIds.includes(pin.id)}
      onClick={() => {
        onOpen(pin);
      }}
      onPointerEnter={() => {
        onPoint(pin.id);
      }}
      onPointerLeave={() => {
        onPoint(null);
      }}
      onFocus={() => {
        onPoint(pin.id);
      }}
      onBlur={() => {
        onPoint(null);
      }}
    >
      {format.price(pin.pricePerNight)}
    </button>
  );

  return (
    <OnMap map={map} pane="pins">
      {points.map((point) =>
        point.kind === 'pin' ? (
          pill(point.pin)
        ) : (
          <button
            key={point.key}
            type="button"
            data-pin={point.key}
            inert={isAside(point)}
            className={`${styles.cluster} ${sizeOf(point.count)}`}
            style={placeOf(map, view, point.latitude, point.longitude)}
            aria-label={t('cluster', { count: point.count })}
            onClick={() => {
              onCluster(point);
            }}
          >
            {format.number(point.count)}
          </button>
        ),
      )}
      {extra.map(pill)}
    </OnMap>
  );
}

function sizeOf(count: number): string {
  return (count < 10 ? styles.few : count < 100 ? styles.some : styles.many) ?? '';
}
