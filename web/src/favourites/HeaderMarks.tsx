import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { comparePath, comparison } from '../compare/comparedHotels';
import { barePath } from '../i18n/language';
import { useLaterTexts } from '../i18n/useLaterTexts';
import { Link } from '../ui/Link';
import { favourites } from './favourites';
import styles from './HeaderMarks.module.css';
import { useIds } from './useIds';

/** The header's ways to the hearts and to the comparison, each with its count; loaded by `HeaderMarksPlace`. */
export default function HeaderMarks({ className }: { className?: string }) {
  const { t } = useTranslation('marks');
  const areTextsHere = useLaterTexts('marks');
  const hearts = useIds(favourites);
  const compared = useIds(comparison);
  const here = barePath(useLocation().pathname);
  if (!areTextsHere) return null;
  return (
    <>
      <Link to="/favourites" className={className} aria-current={here === '/favourites' ? 'page' : undefined}>
        {t('header.favourites')}
        <Count count={hearts.length} />
      </Link>
      {(compared.length > 0 || here === '/compare') && (
        <Link to={comparePath(compared)} className={className} aria-current={here === '/compare' ? 'page' : undefined}>
          {t('header.compare')}
          <Count count={compared.length} />
        </Link>
      )}
    </>
  );
}

function Count({ count }: { count: number }) {
  const { t } = useTranslation('marks');
  if (count === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden"> {t('header.count', { count })}</span>
    </>
  );
}
