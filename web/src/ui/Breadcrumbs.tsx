import { useTranslation } from 'react-i18next';
import { Link } from './Link';
import styles from './Breadcrumbs.module.css';

interface Crumb {
  label: string;
  /** Absent for the page itself. */
  to?: string;
}

/** The way back, from the home page to here. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
