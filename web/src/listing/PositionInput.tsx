import { POSITION_BOX } from 'api/rules/hotel';
import { useFormikContext } from 'formik';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLaterTexts } from '../i18n/useLaterTexts';
import { townPosition } from '../map/towns';
import { useDegrees } from '../map/useDegrees';
import { Button } from '../ui/Button';
import styles from './PositionInput.module.css';
import type { ListingValues } from './values';

const PositionMap = lazy(() => import('../map/PositionMap'));

/** Where the place stands: the middle of its town, until its operator moves the pin. */
export function PositionInput() {
  const areTextsHere = useLaterTexts('map');
  return <div className={styles.room}>{areTextsHere && <Position />}</div>;
}

function Position() {
  const { t } = useTranslation('map');
  const degrees = useDegrees();
  const { values, setValues } = useFormikContext<ListingValues>();
  const isSet = values.latitude !== '' && values.longitude !== '';
  const town = townPosition(values.city || lastPart(values.address), values.regionId);
  const position = isSet ? { latitude: Number(values.latitude), longitude: Number(values.longitude) } : town;
  const set = (latitude: string, longitude: string) => {
    void setValues((now) => ({ ...now, latitude, longitude }));
  };
  return (
    <fieldset className={styles.field} data-field="latitude">
      <legend>{t('position.title')}</legend>
      <p className={styles.state}>{t(isSet ? 'position.exact' : town ? 'position.fromTown' : 'position.unknown')}</p>
      <div className={styles.map}>
        <Suspense fallback={null}>
          {/* Another town is another part of the map; a moved pin is not. */}
          <PositionMap
            key={`${town?.latitude} ${town?.longitude}`}
            position={position}
            onMove={({ latitude, longitude }) => {
              const { south, west, north, east } = POSITION_BOX;
              set(within(latitude, south, north), within(longitude, west, east));
            }}
          />
        </Suspense>
      </div>
      <div className={styles.acts}>
        <p className={styles.degrees} role="status">
          {isSet && position && t('position.moved', degrees(position))}
        </p>
        {isSet && (
          <Button
            small
            variant="quiet"
            onClick={() => {
              set('', '');
            }}
          >
            {t('position.reset')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** The text of a figure that no pin can be dragged beyond. */
function within(value: number, least: number, most: number): string {
  return String(Math.min(Math.max(value, least), most));
}

/** "Riva 1, 21450 Hvar" -> "Hvar": what the listing takes as its town when none is written. */
function lastPart(address: string): string {
  return (address.split(',').at(-1) ?? '').replace(/\d+/g, '').trim();
}
