import { useTranslation } from 'react-i18next';
import { useSite } from '../site';
import { Link } from '../ui/Link';
import styles from './Footer.module.css';
import { FooterColumn } from './FooterColumn';
import { LanguageLinks } from './LanguageLinks';
import { Logo } from './Logo';

const destinations = ['Dubrovnik', 'Split', 'Zagreb', 'Hvar', 'Zadar'];

/** The numbers of the regions that are linked by name on every page. */
const regions = [
  ['1', 'dalmatia'],
  ['2', 'istria'],
  ['3', 'kvarner'],
  ['4', 'centralCroatia'],
] as const;

/** The code of the settings comes when they are asked for. */
async function openConsent() {
  const { openSettings } = await import('../consent/settings');
  openSettings();
}

/** The site's footer. */
export function Footer() {
  const { t } = useTranslation('layout');
  const site = useSite();
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <div>
            <Logo />
            <p className={styles.about}>{t('footer.about')}</p>
          </div>
          <FooterColumn
            title={t('footer.destinations')}
            links={destinations.map((city) => ({ to: `/hotels?search=${city}`, label: city }))}
          />
          <FooterColumn
            title={t('footer.regions')}
            links={regions.map(([id, name]) => ({ to: `/hotels?regionId=${id}`, label: t(`footer.${name}`) }))}
          />
          <FooterColumn
            title={t('footer.help')}
            links={[
              { to: '/support', label: t('footer.helpCentre') },
              { to: '/support#contact', label: t('footer.contact') },
              { to: '/support#about', label: t('footer.aboutUs') },
              { to: '/list-hotel', label: t('listHotel') },
            ]}
          />
        </div>
        <div className={styles.end}>
          <p>
            © 2024 {site.name} · <Link to="/impressum">{t('footer.credit', { name: site.operatorName })}</Link>
          </p>
          <nav aria-label={t('footer.legal')}>
            <ul className={styles.row}>
              <li>
                <Link to="/datenschutz">{t('footer.privacy')}</Link>
              </li>
              <li>
                <Link to="/impressum">{t('footer.imprint')}</Link>
              </li>
              <li>
                <Link to="/nutzungsbedingungen">{t('footer.terms')}</Link>
              </li>
              <li>
                <button type="button" className={styles.button} onClick={() => void openConsent()}>
                  {t('footer.cookies')}
                </button>
              </li>
            </ul>
          </nav>
          <LanguageLinks className={styles.row} />
        </div>
      </div>
    </footer>
  );
}
