import { useTranslation } from 'react-i18next';
import { useListingPrice } from '../hotels/useListingPrice';
import { useSite } from '../site';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { PageHead } from '../ui/PageHead';
import { SitePicture } from '../ui/SitePicture';
import styles from './ListHotelPage.module.css';

/** For people who rent out: what a listing is, what it costs, how it goes. */
export function ListHotelPage() {
  const { t } = useTranslation('account');
  const { name, partnerEmail, supportPhone } = useSite();
  const price = useListingPrice();
  const title = t('listHotel.title', { name });
  return (
    <div className="wrap">
      <PageHead title={title} description={t('listHotel.description', { price })} />
      <div className={styles.top}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className="lead">{t('listHotel.lead')}</p>
          <div>
            <p className={styles.label}>{t('listHotel.priceLabel')}</p>
            <p className={styles.price}>{t('listHotel.price', { price })}</p>
            <p className="small muted">{t('listHotel.priceNote')}</p>
          </div>
          <Notice>{t('listHotel.notice')}</Notice>
          <Button variant="accent" to="/login?tab=register" className={styles.button}>
            {t('listHotel.register')}
          </Button>
        </div>
        <SitePicture name="host" sizes="(min-width: 900px) 640px, 100vw" className={styles.picture} />
      </div>
      <section className="section">
        <h2>{t('listHotel.benefitsTitle')}</h2>
        <ul className={styles.benefits}>
          {t('listHotel.benefits', { returnObjects: true }).map((benefit) => (
            <li key={benefit.title}>
              <h3>{benefit.title}</h3>
              <p>{benefit.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="section">
        <h2>{t('listHotel.stepsTitle')}</h2>
        <ol className={styles.steps}>
          {t('listHotel.steps', { returnObjects: true }).map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={`section ${styles.contact}`}>
        <h2>{t('listHotel.contactTitle')}</h2>
        <p>{t('listHotel.contactText')}</p>
        <p className={styles.ways}>
          <a href={`mailto:${partnerEmail}`}>{partnerEmail}</a>
          <a href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`}>{supportPhone}</a>
        </p>
      </section>
    </div>
  );
}
