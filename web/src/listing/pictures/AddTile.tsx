import { LIMITS } from 'api/rules/hotel';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon';
import styles from './AddTile.module.css';
import { placeAttribute } from './useKeptFocus';

interface AddTileProps {
  /** Which of the additional pictures it would be, from 0. */
  index: number;
  isNeeded: boolean;
  onChoose: () => void;
}

/** An empty place for a picture. */
export function AddTile({ index, isNeeded, onChoose }: AddTileProps) {
  const { t } = useTranslation('pictures');
  return (
    <li {...placeAttribute(index + 1)}>
      <button
        type="button"
        className={`${styles.add} ${isNeeded ? styles.needed : ''}`}
        aria-label={t('more.addAt', { position: index + 1, total: LIMITS.images.max })}
        onClick={onChoose}
      >
        <Icon name="plus" />
        <span>{t('more.add')}</span>
      </button>
    </li>
  );
}
