import { AMENITIES, type AmenityKey } from 'api/rules/hotel';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { AmenityIcon } from '../hotels/AmenityIcon';
import { Switch } from '../ui/Switch';
import styles from './ExtrasStep.module.css';

/** What the place has: one switch each. */
export function AmenitySwitches() {
  const { t } = useTranslation(['listing', 'hotels']);
  const [{ value }, , { setValue }] = useField<AmenityKey[]>('amenities');
  return (
    <fieldset>
      <legend className={styles.legend}>{t('fields.amenities')}</legend>
      <ul className={styles.switches}>
        {AMENITIES.map((amenity) => (
          <li key={amenity}>
            <Switch
              name="amenities"
              icon={<AmenityIcon amenity={amenity} />}
              label={t(`hotels:amenities.${amenity}`)}
              checked={value.includes(amenity)}
              onChange={({ target }) => void setValue(AMENITIES.filter((key) => (key === amenity ? target.checked : value.includes(key))))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
