import { useTranslation } from 'react-i18next';
import { CodeBlock } from './CodeBlock';
import { CopyButton } from './CopyButton';
import styles from './Snippet.module.css';

const BODY = JSON.stringify(
  {
    type: 'listing.changed',
    timestamp: '2026-11-21T09:30:00.000Z',
    data: {
      cursor: 'MTA0Mg',
      changes: [{ kind: 'CHANGED', hotelId: '7', slug: 'vila-lavanda', changedAt: '2026-11-21T09:29:58.000Z', cursor: 'MTA0Mg' }],
    },
  },
  null,
  2,
);

/** The body of a delivery. */
export function DeliveryExample() {
  const { t } = useTranslation('developers');
  return (
    <figure className={styles.snippet}>
      <figcaption className={styles.head}>
        <span className={styles.caption}>{t('captions.body')}</span>
        <CopyButton text={BODY} what={t('captions.body')} />
      </figcaption>
      <CodeBlock code={BODY} label={t('captions.body')} />
    </figure>
  );
}
