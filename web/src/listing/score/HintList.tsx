import type { ListingField, ListingStep } from 'api/rules/listing';
import { useTranslation } from 'react-i18next';
import styles from './HintList.module.css';
import type { Hint } from './scoreListing';
import { useHintText } from './useHintText';

interface HintListProps {
  title: string;
  hints: Hint[];
  onGo: (step: ListingStep, field: ListingField) => void;
}

/** Hints below one another, each the way to its field; nothing where there are none. */
export function HintList({ title, hints, onGo }: HintListProps) {
  const { t } = useTranslation('score');
  const hintText = useHintText();
  if (hints.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {hints.map((hint) => (
          <li key={hint.id}>
            <button
              type="button"
              className={styles.hint}
              onClick={() => {
                onGo(hint.step, hint.field);
              }}
            >
              <span>{hintText(hint)}</span>
              {hint.weight > 0 && <span className={styles.gain}>{t('gain', { count: hint.weight })}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
