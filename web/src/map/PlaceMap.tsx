import { MapFrame } from './MapFrame';
import { MapNames } from './MapNames';
import { OnMap, placeOf } from './OnMap';
import styles from './Pin.module.css';
import type { Map } from 'leaflet';
import { useView } from './useView';

/** Near enough to see the bay, far enough to see the island; without the exact place no nearer than the town. */
const ZOOM = { exact: 11, town: 10 };

interface PlaceMapProps {
  label: string;
  latitude: number;
  longitude: number;
  isExact: boolean;
}

/** One place on its coast. */
export default function PlaceMap({ label, latitude, longitude, isExact }: PlaceMapProps) {
  const start = (map: Map) => {
    map.setView([latitude, longitude], isExact ? ZOOM.exact : ZOOM.town, { animate: false });
  };
  return (
    <MapFrame key={`${latitude} ${longitude}`} label={label} start={start} isStill>
      {(map) => (
        <>
          <MapNames map={map} taken={[{ latitude, longitude }]} />
          <Pin map={map} latitude={latitude} longitude={longitude} isExact={isExact} />
        </>
      )}
    </MapFrame>
  );
}

function Pin({ map, latitude, longitude, isExact }: { map: Map } & Omit<PlaceMapProps, 'label'>) {
  const view = useView(map);
  return (
    <OnMap map={map} pane="pins">
      <span className={isExact ? styles.spot : styles.around} style={placeOf(map, view, latitude, longitude)}>
        <span className={styles.pin} />
      </span>
    </OnMap>
  );
}
