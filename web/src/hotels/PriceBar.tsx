import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format';
import styles from './PriceBar.module.css';
import { WebsiteLink } from './WebsiteLink';

interface PriceBarProps {
  hotel: { id: string; pricePerNight: number; website: string | null };
  /** The panel that says the same: while it is in view, the bar steps aside. */
  panel: RefObject<HTMLElement | null>;
}

/** Price and the way to the host at the bottom of a phone's window. */
export function PriceBar({ hotel, panel }: PriceBarProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    if (!panel.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      setHidden(entry?.isIntersecting ?? false);
    });
    observer.observe(panel.current);
    return () => {
      observer.disconnect();
    };
  }, [panel]);

  return (
    <div className={styles.bar} data-bar data-hidden={isHidden || undefined}>
      <p className={styles.price}>
        <strong>{format.price(hotel.pricePerNight)}</strong>
        <span>{t('detail.priceShort')}</span>
      </p>
      <WebsiteLink hotel={hotel} isShort />
    </div>
  );
}
