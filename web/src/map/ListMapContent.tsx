import L, { type Map } from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Icon } from '../ui/Icon';
import { type HotelPin, Clusters } from './clusters';
import { wantsStillness } from './createMap';
import type { ListMapProps } from './ListMap';
import styles from './ListMap.module.css';
import { MapNames } from './MapNames';
import { PinCard } from './PinCard';
import { Pins } from './Pins';
import { quietly } from './quietly';
import { SpotCard } from './SpotCard';
import { useHotelPins } from './useHotelPins';
import { useListHover } from './useListHover';
import { useMovedBounds } from './useMovedBounds';
import { useRefocus } from './useRefocus';
import { useView } from './useView';

/** Nearer than this, one place alone would stand in the middle of nowhere. */
const NEAREST_FIT = 11;
/** One and the same, so that a press beside all pins draws nothing anew. */
const NONE: readonly HotelPin[] = [];
const FIT_MARGIN: L.PointTuple = [32, 40];

/** What stands on the map beside the list: pins, the card of a chosen place, and whether the list follows. */
export function ListMapContent({ map, filter, bounds, onBounds, onClose, list }: ListMapProps & { map: Map }) {
  const { t } = useTranslation('map');
  const { pins, allPins, isLimited, error, retry } = useHotelPins(filter);
  const [isFollowed, setFollowed] = useState(true);
  const [open, setOpen] = useState(NONE);
  const [pointedId, setPointedId] = useState<string | null>(null);
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const view = useView(map);
  const clusters = useMemo(() => new Clusters(pins ?? [], map.getMaxZoom()), [pins, map]);
  const points = useMemo(() => clusters.within(view.bounds, view.zoom), [clusters, view]);
  const refocus = useRefocus(map, points);
  useMovedBounds(map, isFollowed, onBounds);
  useListHover(list, pointedId, setHoveredId);

  const isWhole = bounds === null;
  const showAll = useEffectEvent((shown: readonly HotelPin[]) => {
    if (!isWhole || shown.length === 0) return;
    quietly(map, () => {
      const around = L.latLngBounds(shown.map(({ latitude, longitude }) => [latitude, longitude]));
      map.fitBounds(around, { padding: FIT_MARGIN, maxZoom: NEAREST_FIT, animate: false });
    });
  });
  // Other filters, or no part of the map any more: all that was found shall be seen.
  useEffect(() => {
    if (allPins && isWhole) showAll(allPins);
  }, [allPins, isWhole]);

  const close = () => {
    setOpen(NONE);
  };
  useEffect(() => {
    const press = ({ originalEvent }: L.LeafletMouseEvent) => {
      // A press on a pin reaches the map too.
      const isOnPin = originalEvent.target instanceof Element && originalEvent.target.closest('button');
      if (!isOnPin) setOpen(NONE);
    };
    map.on('click', press);
    return () => {
      map.off('click', press);
    };
  }, [map]);

  const show = (shown: readonly HotelPin[]) => {
    setOpen(shown);
    const [first] = shown;
    if (!first) return;
    // Not below the card, and not below the buttons.
    quietly(map, () => map.panInside([first.latitude, first.longitude], { paddingTopLeft: [48, 64], paddingBottomRight: [72, 200], animate: false }));
  };
  const closeAndReturn = () => {
    close();
    refocus.toPin(open[0]?.id);
  };

  const hovered = hoveredId === null ? undefined : pins?.find(({ id }) => id === hoveredId);
  const outstanding = [...(open.length === 1 ? open : []), ...(hovered && hovered.id !== open[0]?.id ? [hovered] : [])];
  return (
    <>
      <MapNames map={map} taken={points} />
      <Pins
        map={map}
        points={points}
        outstanding={outstanding}
        openIds={open.map(({ id }) => id)}
        onOpen={(pin) => {
          show([pin]);
        }}
        onCluster={({ clusterId, latitude, longitude }) => {
          const zoom = clusters.zoomOf(clusterId);
          if (zoom === null) {
            show(clusters.placesOf(clusterId));
            return;
          }
          refocus.near(latitude, longitude);
          map.setView([latitude, longitude], zoom, { animate: !wantsStillness() });
        }}
        onPoint={setPointedId}
      />
      <Button small className={styles.hide} onClick={onClose}>
        <Icon name="close" small />
        {t('hide')}
      </Button>
      <Checkbox
        className={styles.follow}
        label={t('follow')}
        checked={isFollowed}
        onChange={(event) => {
          setFollowed(event.target.checked);
        }}
      />
      <div className={styles.notes} role="status">
        {pins?.length === 0 && <p>{t('empty')}</p>}
        {isLimited && <p>{t('limited', { count: pins?.length ?? 0 })}</p>}
        {error && (
          <p>
            {t('failed')}{' '}
            <Button variant="quiet" small onClick={retry}>
              {t('retry')}
            </Button>
          </p>
        )}
      </div>
      {open.length === 1 && open[0] && <PinCard key={open[0].id} pin={open[0]} onClose={closeAndReturn} />}
      {open.length > 1 && <SpotCard places={open} onClose={closeAndReturn} />}
    </>
  );
}
