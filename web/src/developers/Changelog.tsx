import { useTranslation } from 'react-i18next';
import changelog from '../../../docs/schema-changelog.md?raw';
import { Rich } from './Rich';
import styles from './Changelog.module.css';

/** The changelog of the schema as it is written: headings, points and paragraphs. Nothing but its own introduction is left out. */
const lines = changelog.slice(changelog.indexOf('\n## ')).split('\n').filter(Boolean);

/** What has changed in the API, and what is announced to go. */
export function Changelog() {
  const { t } = useTranslation('developers');
  return (
    <details className={styles.changes}>
      <summary>{t('captions.changelog')}</summary>
      <div lang="en">
        {lines.map((line) => {
          if (line.startsWith('## ')) return <h3 key={line}>{line.slice(3)}</h3>;
          return (
            <p key={line} className={line.startsWith('- ') ? styles.point : undefined}>
              <Rich text={line.replace(/^- /, '')} />
            </p>
          );
        })}
      </div>
    </details>
  );
}
