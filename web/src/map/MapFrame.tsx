import type { Map } from 'leaflet';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createMap, limitZoom } from './createMap';
import styles from './MapFrame.module.css';
import { quietly } from './quietly';
import { ZoomButtons } from './ZoomButtons';

interface MapFrameProps {
  label: string;
  /** Where the map looks first. */
  start: (map: Map) => void;
  /** A picture of one place: it can be zoomed, but takes no keys and no fingers that meant to scroll. */
  isStill?: boolean;
  className?: string;
  /** What stands on the map and over it. */
  children?: (map: Map) => ReactNode;
}

/** The map in its frame: land and sea, buttons to zoom, and where the data are from. */
export function MapFrame({ label, start, isStill = false, className, children }: MapFrameProps) {
  const { t } = useTranslation('map');
  const [map, setMap] = useState<Map | null>(null);
  const [begin] = useState(() => start);
  const helpId = useId();

  const open = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const made = createMap(element, isStill);
      quietly(made, () => {
        begin(made);
      });
      const follow = new ResizeObserver(() => {
        quietly(made, () => {
          made.invalidateSize({ animate: false });
          limitZoom(made);
        });
      });
      follow.observe(element);
      setMap(made);
      return () => {
        follow.disconnect();
        setMap(null);
        made.remove();
      };
    },
    [begin, isStill],
  );

  return (
    <section className={[styles.frame, className].filter(Boolean).join(' ')} aria-label={label}>
      <div ref={open} className={styles.map} role="application" aria-label={label} aria-describedby={isStill ? undefined : helpId} tabIndex={isStill ? -1 : 0} />
      {!isStill && (
        <p id={helpId} hidden>
          {t('help')}
        </p>
      )}
      {map && children?.(map)}
      {map && <ZoomButtons map={map} />}
      <p className={styles.source}>{t('attribution')}</p>
    </section>
  );
}
