import { useTranslation } from 'react-i18next';
import { useSite } from '../site';
import { Link } from '../ui/Link';
import styles from './Logo.module.css';

/** Sun over waves and the site's name; leads home. */
export function Logo() {
  const { t } = useTranslation('layout');
  const { name } = useSite();
  return (
    <Link to="/" className={styles.logo} aria-label={t('toHome', { name })}>
      <svg className={styles.mark} viewBox="0 0 36 36" fill="none" aria-hidden="true">
        <circle className={styles.sun} cx="18" cy="13.5" r="8" />
        <path
          className={styles.sea}
          d="M2 21.5c4.6 0 5.4-4 10.6-4s5.7 4 10.8 4 5.6-4 10.6-4v6.3c-5 0-5.5 4-10.6 4s-5.6-4-10.8-4-6 4-10.6 4Z"
        />
        <path className={styles.wave} d="M4.5 32.5c3.6 0 4.6-2.3 8.3-2.3s5.3 2.3 9.2 2.3 5.3-2.3 9.5-2.3" />
      </svg>
      {name}
    </Link>
  );
}
