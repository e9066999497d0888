import { useTranslation } from 'react-i18next';
import { Link } from '../ui/Link';
import styles from './QuickDestinations.module.css';

const cities = ['Dubrovnik', 'Split', 'Zagreb', 'Zadar', 'Pula', 'Hvar'];

/** The six places that people ask for most, one press away. */
export function QuickDestinations() {
  const { t } = useTranslation('home');
  return (
    <nav className={styles.quick} aria-label={t('search.popular')}>
      <span aria-hidden="true">{t('search.popular')}</span>
      <ul>
        {cities.map((city) => (
          <li key={city}>
            <Link to={`/hotels?search=${city}`}>{city}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
