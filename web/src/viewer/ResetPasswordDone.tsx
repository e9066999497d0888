import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../i18n/language';
import { Button } from '../ui/Button';
import { ArrivalHeading } from './ArrivalHeading';
import styles from './AccessForm.module.css';

const redirectMilliseconds = 3000;

/** The password is set; the page goes to the sign-in by itself. */
export function ResetPasswordDone() {
  const { t } = useTranslation('access');
  const { path } = useLanguage();
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => void navigate(path('/login')), redirectMilliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [navigate, path]);

  return (
    <>
      <ArrivalHeading>{t('reset.doneTitle')}</ArrivalHeading>
      <p className={styles.lead}>{t('reset.doneText')}</p>
      <div className={styles.block}>
        <Button variant="primary" block to="/login">
          {t('reset.doneLink')}
        </Button>
      </div>
    </>
  );
}
