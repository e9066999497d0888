import { phoneAddress } from 'api/rules/contact';
import { useTranslation } from 'react-i18next';
import type { AdminHotelFragment } from '../gql/account.generated';
import { Badge } from '../ui/Badge';
import styles from './Row.module.css';

/** Whose listing it is, and whether that account is active. */
export function HotelOwner({ owner }: Pick<AdminHotelFragment, 'owner'>) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.side}>
      <p className={styles.sideTitle}>{t('hotels.owner')}</p>
      <p>{owner.companyName?.trim() ? owner.companyName : t('hotels.notGiven')}</p>
      <p>
        <a href={`mailto:${owner.email}`}>{owner.email}</a>
      </p>
      {owner.phone && (
        <p>
          <a href={phoneAddress(owner.phone)}>{owner.phone}</a>
        </p>
      )}
      <p>
        <Badge tone={owner.isActive ? 'on' : 'off'}>{owner.isActive ? t('hotels.ownerActive') : t('hotels.ownerInactive')}</Badge>
      </p>
    </div>
  );
}
