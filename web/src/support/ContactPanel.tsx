import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../site';
import { Icon } from '../ui/Icon';
import styles from './ContactPanel.module.css';

interface ContactPanelProps {
  /** Which hours: those of the help centre, or the longer ones of its pages. */
  hours: 'support' | 'help';
}

/** How to reach support, and when. */
export function ContactPanel({ hours }: ContactPanelProps) {
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
        {t(`contact.times.${hours}`, { returnObjects: true }).map((time) => (
          <Fragment key={time.days}>
            <dt>{time.days}</dt>
            <dd>{time.hours}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
