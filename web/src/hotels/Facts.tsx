import { useTranslation } from 'react-i18next';
import type { HotelDetailFragment } from '../gql/generated';
import { useFormat } from '../i18n/format';
import { Icon } from '../ui/Icon';
import styles from './Facts.module.css';
import { hotelFacts } from './hotelFacts';

/** Rooms, guests, size and price in large figures. */
export function Facts({ hotel }: { hotel: HotelDetailFragment }) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const { rooms, guests, size } = hotelFacts(hotel);
  const facts = [
    { icon: 'bed', name: t('detail.rooms'), value: rooms },
    { icon: 'users', name: t('detail.guests'), value: guests },
    { icon: 'area', name: t('detail.size'), value: t('size', { size }) },
  ] as const;
  return (
    <dl className={styles.facts} aria-label={t('detail.facts')}>
      {facts.map(({ icon, name, value }) => (
        <div key={icon}>
          <dt>
            <Icon name={icon} />
            {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>
          <Icon name="euro" />
          {t('detail.price')}
        </dt>
        <dd className={styles.price}>
          {format.price(hotel.pricePerNight)} <small>{t('perNight')}</small>
        </dd>
      </div>
    </dl>
  );
}
