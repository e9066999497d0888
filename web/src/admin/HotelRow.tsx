import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminHotelFragment } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import { Badge } from '../ui/Badge';
import { Link } from '../ui/Link';
import { HotelOwner } from './HotelOwner';
import styles from './Row.module.css';
import { RowButton } from './RowButton';
import { isPaid } from './useHotelDeeds';

interface HotelRowProps {
  hotel: AdminHotelFragment;
  onSwitch: (isActive: boolean) => Promise<unknown>;
  onFeature: (isFeatured: boolean) => Promise<unknown>;
  onDelete: () => void;
}

/** One listing: its state, where it lies, whose it is, and what can be done to it. */
export function HotelRow({ hotel, onSwitch, onFeature, onDelete }: HotelRowProps) {
  const { t } = useTranslation('admin');
  const { dateTime, price } = useFormat();
  const [isBusy, setBusy] = useState(false);
  const { name, isActive, isFeatured, inactiveReason, owner } = hotel;

  const act = async (deed: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    await deed();
    setBusy(false);
  };
  return (
    <li className={`${styles.row} ${styles.withSide}`}>
      <div className={styles.words}>
        <p className={styles.badges}>
          <Badge tone={isActive ? 'on' : 'off'}>{isActive ? t('state.active') : t('state.inactive')}</Badge>
          {isFeatured && <Badge tone="roof">{t('hotels.featured')}</Badge>}
        </p>
        <h3 className={styles.name}>
          <Link to={`/hotels/${hotel.slug}`}>{name}</Link>
        </h3>
        <p className={styles.facts}>
          <span>{hotel.region.name || t('hotels.unknown')}</span>
          <span>{hotel.city}</span>
          <span>{t('hotels.perNight', { price: price(hotel.pricePerNight) })}</span>
        </p>
        <p className={styles.note}>{t('hotels.created', { date: dateTime(hotel.createdAt) })}</p>
        {inactiveReason && <p className={styles.note}>{t(`hotels.reasons.${inactiveReason}`)}</p>}
        {!isActive && !isPaid(hotel) && <p className={styles.note}>{t('hotels.costsCredit')}</p>}
        {isActive && !owner.isActive && <p className={styles.note}>{t('hotels.hidden')}</p>}
      </div>
      <HotelOwner owner={owner} />
      <div className={styles.acts}>
        <RowButton act={isActive ? t('acts.deactivate') : t('acts.activate')} of={name} onClick={() => void act(() => onSwitch(!isActive))} />
        <RowButton
          act={isFeatured ? t('hotels.unfeature') : t('hotels.feature')}
          of={name}
          variant="quiet"
          onClick={() => void act(() => onFeature(!isFeatured))}
        />
        <RowButton act={t('acts.delete')} of={name} variant="danger" opensDialog onClick={onDelete} />
      </div>
    </li>
  );
}
