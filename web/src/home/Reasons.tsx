import { useTranslation } from 'react-i18next';
import { useSite } from '../site';
import { Icon } from '../ui/Icon';
import styles from './Reasons.module.css';

const reasons = [
  { name: 'search', icon: 'search' },
  { name: 'choice', icon: 'home' },
  { name: 'details', icon: 'layers' },
] as const;

/** Three reasons to search here. */
export function Reasons() {
  const { t } = useTranslation('home');
  const site = useSite();
  return (
    <section className="section wrap">
      <h2 className="visually-hidden">{t('info.title', { name: site.name })}</h2>
      <ul className={styles.reasons}>
        {reasons.map(({ name, icon }) => (
          <li key={name}>
            <Icon name={icon} className={styles.icon} />
            <h3>{t(`info.${name}.title`)}</h3>
            <p>{t(`info.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
