import type { Map, Point } from 'leaflet';
import { useLanguage } from '../i18n/language';
import styles from './MapNames.module.css';
import names from './names.json';
import { OnMap, placeOf } from './OnMap';
import { useView } from './useView';

/** Names a little outside the view are there already when the map is moved. */
const MARGIN = 0.2;
/** Half the size of what stands on the map, pixels. */
const PIN = { width: 26, height: 20 };
const LETTER = { width: 4, height: 9 };

interface MapNamesProps {
  map: Map;
  /** Where pins stand: a town's name makes room for them, another one is left out. */
  taken: readonly { latitude: number; longitude: number }[];
}

/** The names of towns, islands, regions and the sea, as many as the scale has room for; who hears the page has the list. */
export function MapNames({ map, taken }: MapNamesProps) {
  const { language } = useLanguage();
  const view = useView(map);
  const around = view.bounds.pad(MARGIN);
  const pins = taken.map(({ latitude, longitude }) => map.latLngToLayerPoint([latitude, longitude]));
  const shown = names.flatMap(({ kind, name, at: [latitude = 0, longitude = 0], from, to }) => {
    if (view.zoom < from || view.zoom > to || !around.contains([latitude, longitude])) return [];
    const text = typeof name === 'string' ? name : name[language];
    const isTown = kind === 'town';
    const isTaken = isCovered(map.latLngToLayerPoint([latitude, longitude]), isTown ? PIN.width / 2 : text.length * LETTER.width, pins);
    return isTaken && !isTown ? [] : [{ kind, text, latitude, longitude, isTaken }];
  });
  return (
    <OnMap map={map} pane="names">
      {shown.map(({ kind, text, latitude, longitude, isTaken }) => (
        <span
          key={`${kind} ${text}`}
          className={[styles.name, styles[kind], isTaken && styles.below].filter(Boolean).join(' ')}
          style={placeOf(map, view, latitude, longitude)}
          aria-hidden="true"
        >
          {text}
        </span>
      ))}
    </OnMap>
  );
}

function isCovered(at: Point, halfWidth: number, pins: readonly Point[]): boolean {
  return pins.some(({ x, y }) => Math.abs(x - at.x) < halfWidth + PIN.width && Math.abs(y - at.y) < LETTER.height + PIN.height);
}
