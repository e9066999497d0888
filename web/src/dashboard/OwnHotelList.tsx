import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnHotelFragment } from '../gql/account.generated';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import { useOwnVisits } from '../statistics/useOwnVisits';
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
  /** What stands here while there are none. */
  empty: ReactNode;
}

/** One's own listings, with a search by name where there are many. */
export function OwnHotelList({ hotels, credits, onRemoved, empty }: OwnHotelListProps) {
  const { t } = useTranslation('dashboard');
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<OwnHotelFragment | null>(null);
  const [isAsking, setAsking] = useState(false);
  const visits = useOwnVisits();
  const field = useRef<HTMLInputElement>(null);
  const { remove, isDeleting } = useDeleteHotel();
  const hasFilter = hotels.length > FEW || (hotels.length > 0 && words !== '');
  const shown = hotels.filter(({ name }) => plain(name).includes(plain(words.trim())));

  const close = () => {
    if (!isDeleting) setAsking(false);
  };
  const confirm = async () => {
    if (!chosen || isDeleting) return;
    if (!(await remove(chosen))) setAsking(false);
  };
  const isThere = hotels.some(({ id }) => id === chosen?.id);
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
      {hotels.length === 0 && empty}
      {hotels.length > 0 && shown.length === 0 && (
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
      <ul className={[hotels.length > 0 && styles.list, shown.length > FEW && styles.many].filter(Boolean).join(' ')}>
        {shown.map((hotel) => (
          <li key={hotel.id}>
            <OwnHotelItem
              hotel={hotel}
              credits={credits}
              visits={visits.get(hotel.id)}
              onDelete={() => {
                setChosen(hotel);
                setAsking(true);
              }}
            />
          </li>
        ))}
      </ul>
      {chosen && (
        <DeleteHotelDialog
          hotel={chosen}
          // It goes when the listing has gone, and with it the button that opened it: the focus must not be lost with them.
          isOpen={isAsking && isThere}
          isBusy={isDeleting}
          onConfirm={() => void confirm()}
          onClose={close}
          onClosed={() => {
            if (!isThere) onRemoved();
          }}
        />
      )}
    </>
  );
}
