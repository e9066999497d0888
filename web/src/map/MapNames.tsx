import type { Map, Point } from 'leaflet';
import { useLanguage } from '../i18n/language';
import styles from './MapNames.module.css';
import names from './names.json';
import { OnMap, placeOf } from './OnMap';
import { useView } from './useView';

/** Names a little outside the view are there already when the map is moved. */
const MARGIN = 0.2;
/** Half the size of a pin, and what a letter takes, pixels. */
const PIN = { width: 24, height: 18 };
const LETTER = { width: 6.5, height: 9 };
/** The dot of a town, before its name. */
const DOT = 8;
/** From the middle of a pin to that of a name below it. */
const BELOW = 32;

interface MapNamesProps {
  map: Map;
  /** Where pins stand: the name of a town goes below them, another one is left out. */
  taken: readonly { latitude: number; longitude: number }[];
}

/** The names of towns, islands, regions and the sea, as many as the scale has room for; who hears the page has the list. */
export function MapNames({ map, taken }: MapNamesProps) {
  const { language } = useLanguage();
  const view = useView(map);
  const around = view.bounds.pad(MARGIN);
  const pins = taken.map((place) => ({ place, at: map.latLngToLayerPoint([place.latitude, place.longitude]) }));
  const boxes: Box[] = [];
  const shown = names.flatMap(({ kind, name, at: [latitude = 0, longitude = 0], from, to }) => {
    if (view.zoom < from || view.zoom > to || !around.contains([latitude, longitude])) return [];
    const text = typeof name === 'string' ? name : name[language];
    const own = boxOf(map.latLngToLayerPoint([latitude, longitude]), text, kind === 'town');
    const pin = pins.find(({ at }) => covers(at, own));
    if (pin && kind !== 'town') return [];
    const box = pin ? boxOf(pin.at.add([0, BELOW]), text, false) : own;
    // The greater towns come first.
    if (boxes.some((other) => overlap(other, box))) return [];
    boxes.push(box);
    return [{ kind, text, latitude: pin?.place.latitude ?? latitude, longitude: pin?.place.longitude ?? longitude, isBelow: Boolean(pin) }];
  });
  return (
    <OnMap map={map} pane="names">
      {shown.map(({ kind, text, latitude, longitude, isBelow }) => (
        <span
          key={`${kind} ${text}`}
          className={[styles.name, styles[kind], isBelow && styles.below].filter(Boolean).join(' ')}
          style={placeOf(map, view, latitude, longitude)}
          aria-hidden="true"
        >
          {text}
        </span>
      ))}
    </OnMap>
  );
}

interface Box {
  left: number;
  right: number;
  y: number;
}

/** A town's name begins at its dot; the others stand in the middle of what they name. */
function boxOf({ x, y }: Point, text: string, isTown: boolean): Box {
  const width = text.length * LETTER.width;
  const left = isTown ? x - DOT / 2 : x - width / 2;
  return { left, right: left + width + (isTown ? DOT : 0), y };
}

function covers(pin: Point, { left, right, y }: Box): boolean {
  return pin.x > left - PIN.width && pin.x < right + PIN.width && Math.abs(pin.y - y) < LETTER.height + PIN.height;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < 1.5 * LETTER.height;
}
