import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { CopyButton } from './CopyButton';
import styles from './SecretShown.module.css';

interface SecretShownProps {
  secret: string;
  /** What it is, and what to do with it. */
  text: string;
  what: string;
  onDone: () => void;
}

/** A secret, this once: to be copied, with a word on what happens otherwise. */
export function SecretShown({ secret, text, what, onDone }: SecretShownProps) {
  const { t } = useTranslation('developers');
  return (
    <div className={styles.shown}>
      <Notice tone="warning">{t('tab.once')}</Notice>
      <p>{text}</p>
      <div className={styles.secret}>
        <code lang="zxx" translate="no" data-secret>
          {secret}
        </code>
        <CopyButton text={secret} what={what} />
      </div>
      <Button variant="primary" onClick={onDone}>
        {t('tab.kept')}
      </Button>
    </div>
  );
}
