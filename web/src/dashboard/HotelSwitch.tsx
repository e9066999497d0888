import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnHotelFragment } from '../gql/account.generated';
import { preloadDialog } from '../ui/Dialog';
import { Link } from '../ui/Link';
import { Switch } from '../ui/Switch';
import styles from './HotelSwitch.module.css';
import { termOf } from './listingTerm';
import { SwitchOnDialog } from './SwitchOnDialog';
import { useSwitchHotel } from './useSwitchHotel';

interface HotelSwitchProps {
  hotel: OwnHotelFragment;
  credits: number;
}

/** Switches a listing on and off. Where that costs a credit, it asks first. */
export function HotelSwitch({ hotel, credits }: HotelSwitchProps) {
  const { t } = useTranslation('dashboard');
  const { switchTo, isSending } = useSwitchHotel();
  const [isAsking, setAsking] = useState(false);
  const { state, needsCredit } = termOf(hotel, new Date());
  const lacksCredit = needsCredit && credits < 1;
  return (
    <div className={styles.control}>
      <Switch
        className={styles.switch}
        label={
          <>
            <span className="visually-hidden">{t('switch.label', { name: hotel.name })}</span>
            <span aria-hidden="true">{t(hotel.isActive ? 'switch.on' : 'switch.off')}</span>
          </>
        }
        checked={hotel.isActive}
        disabled={lacksCredit || state === 'blocked'}
        aria-busy={isSending || undefined}
        onFocus={needsCredit ? preloadDialog : undefined}
        onChange={() => {
          if (needsCredit) setAsking(true);
          else void switchTo(hotel, !hotel.isActive);
        }}
      />
      {lacksCredit && (
        <p className={styles.lack}>
          <Link to="/credits">{t('credits.buy')}</Link>
        </p>
      )}
      <SwitchOnDialog
        isOpen={isAsking}
        hotel={hotel}
        credits={credits}
        isBusy={isSending}
        onConfirm={async () => {
          await switchTo(hotel, true);
          setAsking(false);
        }}
        onClose={() => {
          setAsking(false);
        }}
      />
    </div>
  );
}
