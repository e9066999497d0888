import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnHotelFragment } from '../gql/account.generated';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import { DeleteHotelDialog } from './DeleteHotelDialog';
import { OwnHotelItem } from './OwnHotelItem';
import styles from './OwnHotelList.module.css';
import { useDeleteHotel } from './useDeleteHotel';

/** So many fit on a screen or two; among more, one has to look for a name. */
const FEW = 8;

/** Text as it is compared: without case and accents. */
const plain = (text: string) => text.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');

interface OwnHotelListProps {
  hotels: OwnHotelFragment[];
  credits: number;
  /** Puts the focus on what stands above the list. */
  onRemoved: () => void;
}

/** One's own listings, with a search by name where there are many. */
export function OwnHotelList({ hotels, credits, onRemoved }: OwnHotelListProps) {
  const { t } = useTranslation('dashboard');
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<OwnHotelFragment | null>(null);
  const [isAsking, setAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { remove, isDeleting } = useDeleteHotel();
  const hasFilter = hotels.length > FEW || words !== '';
  const shown = hotels.filter(({ name }) => plain(name).includes(plain(words.trim())));

  const close = () => {
    if (!isDeleting) setAsking(false);
  };
  const confirm = async () => {
    if (!chosen || isDeleting) return;
    const isGone = await remove(chosen);
    setAsking(false);
    if (isGone) onRemoved();
  };
  return (
    <>
      {hasFilter && (
        <div className={styles.filter}>
          <TextField
            ref={field}
            label={t('list.filter')}
            type="search"
            icon="search"
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
            }}
          />
          <p className={styles.found} role="status">
            {words.trim() !== '' && t('list.found', { count: shown.length })}
          </p>
        </div>
      )}
      {shown.length === 0 && (
        <p className={styles.none}>
          {t('list.noneFound', { words })}
          <Button
            small
            variant="quiet"
            onClick={() => {
              setWords('');
              field.current?.focus();
            }}
          >
            {t('list.showAll')}
          </Button>
        </p>
      )}
      <ul className={shown.length > FEW ? `${styles.list} ${styles.many}` : styles.list}>
        {shown.map((hotel) => (
          <li key={hotel.id}>
            <OwnHotelItem
              hotel={hotel}
              credits={credits}
              onDelete={() => {
                setChosen(hotel);
                setAsking(true);
              }}
            />
          </li>
        ))}
      </ul>
      {chosen && (
        <DeleteHotelDialog hotel={chosen} isOpen={isAsking} isBusy={isDeleting} onConfirm={() => void confirm()} onClose={close} />
      )}
    </>
  );
}
