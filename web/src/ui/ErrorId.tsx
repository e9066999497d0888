import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ErrorId.module.css';
import { errorIdOf } from './errorIdOf';

/** What somebody who tells us of a failure can name, to be copied; nothing where the failure has no id. */
export default function ErrorId({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const id = errorIdOf(error);
  if (!id) return null;
  const copy = () => {
    // Without a clipboard, the id can still be selected.
    void navigator.clipboard?.writeText(id).then(() => setCopied(true), () => undefined);
  };
  return (
    <p className={styles.id}>
      {t('error.id')} <code>{id}</code>{' '}
      <button type="button" onClick={copy}>
        {t(isCopied ? 'error.copied' : 'error.copy')}
      </button>
    </p>
  );
}
