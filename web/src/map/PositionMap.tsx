import L, { type Map } from 'leaflet';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CROATIA } from './createMap';
import { MapFrame } from './MapFrame';
import { MapNames } from './MapNames';
import pinStyles from './Pin.module.css';
import styles from './PositionMap.module.css';
import { quietly } from './quietly';
import { useDegrees } from './useDegrees';

/** A point on the earth, degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

export interface PositionMapProps {
  /** Where the pin stands; null for nowhere yet. */
  position: Position | null;
  onMove: (position: Position) => void;
}

/** Pixels that an arrow key moves the pin by. */
const STEP = { plain: 4, shift: 40 };
const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const TOWN_ZOOM = 12;

/** A map with one pin that can be dragged, moved by the arrow keys, or set by a press on the map. */
export default function PositionMap({ position, onMove }: PositionMapProps) {
  const { t } = useTranslation('map');
  return (
    <MapFrame
      label={t('position.label')}
      start={(map) => {
        if (position) map.setView([position.latitude, position.longitude], TOWN_ZOOM, { animate: false });
        else map.fitBounds(CROATIA, { animate: false });
      }}
    >
      {(map) => (
        <>
          <MapNames map={map} taken={[]} />
          {position && <DragPin map={map} position={position} onMove={onMove} />}
          <PressToSet map={map} onMove={onMove} />
        </>
      )}
    </MapFrame>
  );
}

function PressToSet({ map, onMove }: { map: Map } & Pick<PositionMapProps, 'onMove'>) {
  const press = useEffectEvent(({ latlng }: L.LeafletMouseEvent) => {
    onMove(positionOf(latlng));
  });
  useEffect(() => {
    map.on('click', press);
    return () => {
      map.off('click', press);
    };
  }, [map]);
  return null;
}

function DragPin({ map, position, onMove }: { map: Map; position: Position } & Pick<PositionMapProps, 'onMove'>) {
  const { t } = useTranslation('map');
  const degrees = useDegrees();
  const helpId = useId();
  const { latitude, longitude } = position;
  const [marker] = useState(() => {
    const icon = L.divIcon({ className: styles.marker ?? '', html: `<span class="${pinStyles.pin}"></span>`, iconSize: [44, 44], iconAnchor: [22, 22] });
    return L.marker([latitude, longitude], { draggable: true, autoPan: true, keyboard: false, icon, pane: 'pins' });
  });
  const move = useEffectEvent(onMove);
  const step = useEffectEvent((event: KeyboardEvent) => {
    const [x, y] = ARROWS[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    const size = event.shiftKey ? STEP.shift : STEP.plain;
    onMove(positionOf(map.layerPointToLatLng(map.latLngToLayerPoint(marker.getLatLng()).add([x * size, y * size]))));
  });

  useEffect(() => {
    marker.addTo(map);
    marker.on('dragend', () => {
      move(positionOf(marker.getLatLng()));
    });
    const element = marker.getElement();
    element?.addEventListener('keydown', step);
    return () => {
      element?.removeEventListener('keydown', step);
      marker.off().remove();
    };
  }, [map, marker]);

  useEffect(() => {
    marker.setLatLng([latitude, longitude]);
    quietly(map, () => map.panInside([latitude, longitude], { padding: [48, 48], animate: false }));
  }, [map, marker, latitude, longitude]);

  const name = t('position.pin', degrees(position));
  useEffect(() => {
    const element = marker.getElement();
    element?.setAttribute('role', 'button');
    element?.setAttribute('tabindex', '0');
    element?.setAttribute('aria-label', name);
    element?.setAttribute('aria-describedby', helpId);
  }, [marker, name, helpId]);

  return (
    <p id={helpId} hidden>
      {t('position.help')}
    </p>
  );
}

/** Rounded to about a metre: more figures would only pretend. */
function positionOf({ lat, lng }: L.LatLng): Position {
  return { latitude: Number(lat.toFixed(5)), longitude: Number(lng.toFixed(5)) };
}
