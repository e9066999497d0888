import { useTranslation } from 'react-i18next';
import { useSite } from '../site';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { ProsePage } from '../ui/ProsePage';
import { ContactPanel } from './ContactPanel';
import { HelpForm } from './HelpForm';
import styles from './SupportPage.module.css';

const topics = [
  { name: 'booking', icon: 'search' },
  { name: 'travel', icon: 'globe' },
  { name: 'account', icon: 'user' },
  { name: 'feedback', icon: 'edit' },
] as const;

/** The help centre: four topics, the most frequent questions, and how to reach us. */
export function SupportPage() {
  const { t } = useTranslation(['support', 'help']);
  const { name } = useSite();
  return (
    <ProsePage title={t('title')} description={t('description')} lead={t('lead')} aside={<ContactPanel hours="support" />}>
      <h2 className="visually-hidden">{t('topics')}</h2>
      <ul className={styles.topics}>
        {topics.map((topic) => (
          <li key={topic.name}>
            <Link to={`/support/${topic.name}`} className={styles.topic}>
              <Icon name={topic.icon} className={styles.icon} />
              <span>
                <span className={styles.name}>{t(`help:${topic.name}.title`)}</span>
                <span className={styles.summary}>{t(`help:${topic.name}.summary`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <HelpForm />
      <section className={styles.section}>
        <h2>{t('faqTitle')}</h2>
        {t('faq', { returnObjects: true }).map(({ title, text }) => (
          <details key={title} className={styles.question}>
            <summary>
              {title}
              <Icon name="down" small className={styles.arrow} />
            </summary>
            <p>{text}</p>
          </details>
        ))}
      </section>
      <section id="about" className={styles.section}>
        <h2>{t('about.title')}</h2>
        <p className={styles.about}>{t('about.text', { name })}</p>
        <p className={styles.about}>
          {t('about.partners')} <Link to="/developers">{t('about.developers')}</Link>.
        </p>
      </section>
    </ProsePage>
  );
}
