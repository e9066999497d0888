import { useTranslation } from 'react-i18next';
import { hostLanguage } from '../i18n/language';
import { Chip } from '../ui/Chip';
import { listPath } from './listState';
import styles from './Panel.module.css';

/** The host's own keywords; each leads to the other places that carry it. */
export function TagPanel({ tags }: { tags: string[] }) {
  const { t } = useTranslation('hotels');
  if (tags.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="tags">
      <h2 id="tags">{t('detail.tags')}</h2>
      <ul className={styles.tags} lang={hostLanguage}>
        {tags.map((tag) => (
          <li key={tag}>
            <Chip to={listPath({ search: tag })}>{tag}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
