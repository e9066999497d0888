import { useTranslation } from 'react-i18next';
import type { ViewerFragment } from '../gql/generated';
import { useFormat } from '../i18n/format';
import { Link } from '../ui/Link';
import styles from './ViewerLinks.module.css';

/** The pages of whoever is signed in, as items of a list; the number of credits stands beside theirs. */
export function ViewerLinks({ viewer }: { viewer: ViewerFragment }) {
  const { t } = useTranslation('layout');
  const { number } = useFormat();
  return (
    <>
      <li>
        <Link to="/dashboard">{t('viewer.dashboard')}</Link>
      </li>
      <li>
        <Link to="/profile">{t('viewer.profile')}</Link>
      </li>
      <li>
        <Link to="/credits">
          {t('viewer.credits')} <span className={styles.count}>{number(viewer.credits)}</span>
        </Link>
      </li>
      {viewer.isAdmin && (
        <li>
          <Link to="/admin">{t('viewer.admin')}</Link>
        </li>
      )}
    </>
  );
}
