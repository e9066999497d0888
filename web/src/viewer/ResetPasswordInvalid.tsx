import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { BackToLogin } from './BackToLogin';
import styles from './AccessForm.module.css';

/** The address has no token: most often a link that a mail program has cut. */
export function ResetPasswordInvalid() {
  const { t } = useTranslation(['access', 'api']);
  return (
    <>
      <h1>{t('reset.invalidTitle')}</h1>
      <p className={styles.lead}>{t('reset.invalidText')}</p>
      <div className={styles.block}>
        <Notice tone="danger">{t('api:resetLinkInvalid')}</Notice>
        <Button variant="primary" block to="/forgot-password">
          {t('reset.again')}
        </Button>
        <BackToLogin />
      </div>
    </>
  );
}
