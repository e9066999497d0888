import { useTranslation } from 'react-i18next';
import type { PageMessages } from '../i18n/de.pages';
import { Code } from './Code';
import table from './errors.generated.json';
import styles from './MessageKeys.module.css';

type MessageKey = keyof PageMessages['api'];

/** What a code means, and the keys that come with it, each with its message. */
export function MessageKeys({ code }: { code: keyof typeof table }) {
  const { t } = useTranslation(['developers', 'api']);
  const keys = table[code].keys as MessageKey[];
  // With the names of the values in their places, since there are none here.
  const sentence = (key: MessageKey) => t(`api:${key}`, { skipInterpolation: true }).replace(/\{\{(\w+)\}\}/g, '{$1}');
  return (
    <>
      {t(`errors.${code}`)}
      <details className={styles.keys}>
        <summary>
          {t('errors.keys', { count: keys.length })}
          <span className="visually-hidden">: {code}</span>
        </summary>
        <dl>
          {keys.map((key) => (
            <div key={key}>
              <dt>
                <Code>{key}</Code>
              </dt>
              <dd>{sentence(key)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
