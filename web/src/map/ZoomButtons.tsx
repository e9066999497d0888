import type { Map } from 'leaflet';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { useView } from './useView';
import styles from './ZoomButtons.module.css';

/** Nearer and farther, for everybody who does not turn a wheel. */
export function ZoomButtons({ map }: { map: Map }) {
  const { t } = useTranslation('map');
  const { zoom } = useView(map);
  // Greyed out, but still there for the keyboard: a button that vanishes under a finger takes the focus with it.
  const isFarthest = zoom <= map.getMinZoom();
  const isNearest = zoom >= map.getMaxZoom();
  return (
    <div className={styles.buttons}>
      <button type="button" aria-label={t('zoomIn')} aria-disabled={isNearest} onClick={() => map.zoomIn()}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={t('zoomOut')} aria-disabled={isFarthest} onClick={() => map.zoomOut()}>
        <Icon name="minus" />
      </button>
    </div>
  );
}
