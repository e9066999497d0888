import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { HeaderMarksPlace } from '../favourites/HeaderMarksPlace';
import { barePath } from '../i18n/language';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { useViewer } from '../viewer/useViewer';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { ProfileMenu } from './ProfileMenu';

/** The site's header: the ways around, the language, and the way in for hosts, or their menu. */
export function Header() {
  const { t } = useTranslation('layout');
  const viewer = useViewer();
  const here = barePath(useLocation().pathname);
  const current = (path: string) => (here === path || here.startsWith(`${path}/`) ? 'page' : undefined);
  return (
    <header className={styles.header}>
      <Logo />
      <nav className={styles.main} aria-label={t('mainNavigation')}>
        <Link to="/hotels" className={styles.link} aria-current={current('/hotels')}>
          {t('hotels')}
        </Link>
        <HeaderMarksPlace className={styles.link} />
      </nav>
      <nav className={styles.service} aria-label={t('serviceNavigation')}>
        <Link to="/support" className={styles.link} aria-current={current('/support')}>
          {t('help')}
        </Link>
        <Link to="/list-hotel" className={styles.link} aria-current={current('/list-hotel')}>
          {t('listHotel')}
        </Link>
        <LanguageMenu />
        {viewer ? (
          <ProfileMenu viewer={viewer} />
        ) : (
          <Button to="/login" small className={styles.login}>
            {t('login')}
          </Button>
        )}
      </nav>
      <MobileMenu viewer={viewer} />
    </header>
  );
}
