import { useTranslation } from 'react-i18next';
import { SelectInput } from '../ui/form/SelectInput';
import { TextInput } from '../ui/form/TextInput';
import { PositionInput } from './PositionInput';
import type { ListingRegion } from './preview/previewHotel';
import { StarsInput } from './StarsInput';
import styles from './StepContent.module.css';

/** What the place is called and where it lies. */
export function BasicsStep({ regions }: { regions: ListingRegion[] }) {
  const { t } = useTranslation('listing');
  return (
    <div className={styles.fields}>
      <TextInput name="name" label={t('fields.name')} autoComplete="off" className={styles.wide} />
      <SelectInput
        name="regionId"
        label={t('fields.regionId')}
        placeholder={t('choose')}
        options={regions.map(({ id, name }) => ({ value: id, text: name }))}
      />
      <TextInput name="city" label={t('fields.city')} isOptional help={t('help.city')} autoComplete="off" />
      <TextInput name="address" label={t('fields.address')} help={t('help.address')} autoComplete="off" className={styles.wide} />
      <PositionInput />
      <StarsInput className={styles.wide} />
    </div>
  );
}
