import { useTranslation } from 'react-i18next';
import { useListingPrice } from '../hotels/useListingPrice';
import { useSite } from '../site';
import { Link } from '../ui/Link';
import { SitePicture } from '../ui/SitePicture';
import styles from './HostInvitation.module.css';

/** The invitation to people who rent out: what a listing costs and where to begin. */
export function HostInvitation() {
  const { t } = useTranslation('home');
  const price = useListingPrice();
  const { partnerEmail } = useSite();
  return (
    <section className="section wrap">
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2>{t('host.title')}</h2>
          <p>{t('host.text', { price })}</p>
          <div className={styles.actions}>
            <Link to="/list-hotel" className={styles.button}>
              {t('host.action')}
            </Link>
            <a href={`mailto:${partnerEmail}`}>{t('host.contact')}</a>
          </div>
        </div>
        <SitePicture name="host" sizes="(min-width: 900px) 656px, 100vw" className={styles.picture} />
      </div>
    </section>
  );
}
