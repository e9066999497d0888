import { useTranslation } from 'react-i18next';
import { useListingPrice } from '../hotels/useListingPrice';
import { useFormat } from '../i18n/format';
import { useSite } from '../site';
import { Button } from '../ui/Button';
import { PageHead } from '../ui/PageHead';
import { SitePicture } from '../ui/SitePicture';
import { hostFigures } from './hostFigures';
import styles from './ListHotelPage.module.css';
import { TitledList } from './TitledList';

/** For people who rent out: what a listing is, what it costs, how it goes. */
export function ListHotelPage() {
  const { t } = useTranslation('account');
  const { name, partnerEmail, supportPhone } = useSite();
  const price = useListingPrice();
  const { number } = useFormat();
  const figures = {
    listings: number(hostFigures.listings),
    visitors: number(hostFigures.visitors),
    satisfaction: number(hostFigures.satisfaction),
  };
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
          <div className={styles.acts}>
            <Button variant="accent" to="/login?tab=register">
              {t('listHotel.register')}
            </Button>
            <Button href="#benefits">{t('listHotel.more')}</Button>
          </div>
        </div>
        <SitePicture name="host" sizes="(min-width: 900px) 640px, 100vw" className={styles.picture} />
      </div>
      <section className="section">
        <h2 className="visually-hidden">{t('listHotel.figuresTitle', { name })}</h2>
        <dl className={styles.figures}>
          {t('listHotel.figures', { returnObjects: true, ...figures }).map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section id="benefits" className={`section ${styles.part}`}>
        <h2>{t('listHotel.benefitsTitle')}</h2>
        <TitledList className={`${styles.items} ${styles.three}`} items={t('listHotel.benefits', { returnObjects: true })} />
      </section>
      <section className={`section ${styles.part}`}>
        <h2>{t('listHotel.stepsTitle')}</h2>
        <TitledList isOrdered className={`${styles.items} ${styles.steps}`} items={t('listHotel.steps', { returnObjects: true })} />
      </section>
      <div className={`section ${styles.pair}`}>
        {(['features', 'dashboard'] as const).map((list) => (
          <section key={list} className={styles.part}>
            <h2>{t(`listHotel.${list}Title`)}</h2>
            <TitledList className={`${styles.items} ${styles.one}`} items={t(`listHotel.${list}`, { returnObjects: true })} />
          </section>
        ))}
      </div>
      <section className={`section ${styles.contact}`}>
        <h2>{t('listHotel.callTitle')}</h2>
        <p>{t('listHotel.callText', { price })}</p>
        <Button variant="accent" to="/login?tab=register" className={styles.call}>
          {t('listHotel.registerFree')}
        </Button>
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
