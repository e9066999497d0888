import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import styles from './MapCard.module.css';

interface MapCardProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A card at the foot of the map. The focus goes into it; Escape and the cross close it. */
export function MapCard({ label, onClose, children }: MapCardProps) {
  const { t } = useTranslation('map');
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    // On phones the foot of the map may be below the screen.
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={card}
      className={styles.card}
      tabIndex={-1}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {children}
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <Icon name="close" small />
      </button>
    </section>
  );
}
