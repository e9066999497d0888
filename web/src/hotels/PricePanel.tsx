import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { HotelDetailFragment } from '../gql/generated';
import { useFormat } from '../i18n/format';
import { ContactList } from './ContactList';
import styles from './PricePanel.module.css';
import { WebsiteLink } from './WebsiteLink';

interface PricePanelProps {
  hotel: HotelDetailFragment;
  ref: RefObject<HTMLElement | null>;
}

/** What it costs, where to book, whom to ask. */
export function PricePanel({ hotel, ref }: PricePanelProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  return (
    <section ref={ref} className={styles.panel} aria-label={`${t('detail.price')}, ${t('detail.contact')}`}>
      <p className={styles.price}>
        <strong>{format.price(hotel.pricePerNight)}</strong> <span>{t('perNight')}</span>
      </p>
      <p className={styles.note}>{t('detail.priceNote')}</p>
      <WebsiteLink hotel={hotel} />
      <h2 id="contact" className={styles.heading}>
        {t('detail.contact')}
      </h2>
      <ContactList hotel={hotel} />
    </section>
  );
}
