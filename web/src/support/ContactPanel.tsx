import { useTranslation } from 'react-i18next';
import { useSite } from '../site';
import { Icon } from '../ui/Icon';
import styles from './ContactPanel.module.css';

/** How to reach support, and when. */
export function ContactPanel() {
  const { t } = useTranslation('support');
  const { supportEmail, supportPhone } = useSite();
  return (
    <section id="contact" className={styles.panel}>
      <h2>{t('contact.title')}</h2>
      <p>{t('contact.text')}</p>
      <ul className={styles.ways}>
        <li>
          <Icon name="mail" />
          <a href={`mailto:${supportEmail}`} aria-label={`${t('contact.email')}: ${supportEmail}`}>
            {supportEmail}
          </a>
        </li>
        <li>
          <Icon name="phone" />
          <a href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`} aria-label={`${t('contact.phone')}: ${supportPhone}`}>
            {supportPhone}
          </a>
        </li>
      </ul>
      <h3>{t('contact.hours')}</h3>
      <dl className={styles.hours}>
        <dt>{t('contact.weekdays')}</dt>
        <dd>{t('contact.weekdayHours')}</dd>
        <dt>{t('contact.saturday')}</dt>
        <dd>{t('contact.saturdayHours')}</dd>
      </dl>
    </section>
  );
}
