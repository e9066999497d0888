import { Trans, useTranslation } from 'react-i18next';
import { listPath, type ListState } from '../hotels/listState';
import { useNeededTexts } from '../i18n/useNeededTexts';
import { Link } from '../ui/Link';
// The page's styles hold those of the notice: what the server has rendered is not without them for a moment.
import styles from '../hotels/FilterPanel.module.css';

/** Says what a mistyped search was taken for, and leads to the search as it was written; or the other way round. */
export default function MeantNotice({ state, meant }: { state: ListState; meant: string }) {
  const { t } = useTranslation('search');
  useNeededTexts('search');
  if (state.isExact) {
    return (
      <p className={styles.meant}>
        <Link to={listPath({ ...state, search: meant, isExact: false, page: 1 })}>{t('meant.question', { meant })}</Link>
      </p>
    );
  }
  return (
    <p className={styles.meant}>
      <Trans t={t} i18nKey="meant.results" values={{ meant }} components={{ b: <strong /> }} />{' '}
      <Link to={listPath({ ...state, isExact: true, page: 1 })}>{t('meant.instead', { search: state.search })}</Link>
    </p>
  );
}
