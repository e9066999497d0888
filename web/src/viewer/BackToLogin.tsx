import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import styles from './AccessForm.module.css';

/** The way back from the pages about passwords. */
export function BackToLogin() {
  const { t } = useTranslation('access');
  return (
    <Link to="/login" className={styles.back}>
      <Icon name="left" small />
      {t('forgot.back')}
    </Link>
  );
}
