import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { addToComparison, comparison, MAX_COMPARED, removeFromComparison } from '../compare/comparedHotels';
import { useLaterTexts } from '../i18n/useLaterTexts';
import { Icon } from '../ui/Icon';
import { useToast } from '../ui/useToast';
import styles from './CardMarks.module.css';
import { favourites, noteView, removeFavourite } from './favourites';
import { HeartIcon } from './HeartIcon';
import type { MarksProps } from './MarksPlace';
import { useHearts } from './useHearts';
import { useIds } from './useIds';

/** A place's heart, and whether it takes part in the comparison; loaded by `MarksPlace`. */
export default function CardMarks({ hotel: { id, name }, isViewed }: MarksProps) {
  const { t } = useTranslation('marks');
  const areTextsHere = useLaterTexts('marks');
  const isFavourite = useIds(favourites).includes(id);
  const isCompared = useIds(comparison).includes(id);
  const { give } = useHearts();
  const { show } = useToast();
  useEffect(() => {
    if (isViewed) noteView(id);
  }, [id, isViewed]);
  if (!areTextsHere) return null;
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        aria-pressed={isFavourite}
        aria-label={`${t('heart.label')}: ${name}`}
        onClick={() => {
          if (isFavourite) removeFavourite(id);
          else give([id]);
        }}
      >
        <HeartIcon isFilled={isFavourite} />
        {t('heart.label')}
      </button>
      <button
        type="button"
        className={styles.mark}
        aria-pressed={isCompared}
        aria-label={`${t('compare.label')}: ${name}`}
        onClick={() => {
          if (isCompared) removeFromComparison(id);
          else if (!addToComparison(id)) show({ kind: 'error', title: t('compare.fullTitle', { max: MAX_COMPARED }), text: t('compare.full') });
        }}
      >
        <span className={styles.box}>{isCompared && <Icon name="check" small />}</span>
        {t('compare.label')}
      </button>
    </>
  );
}
