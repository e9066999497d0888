import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { ArrivalHeading } from './ArrivalHeading';
import { BackToLogin } from './BackToLogin';
import styles from './AccessForm.module.css';

interface ForgotPasswordSentProps {
  email: string;
  onOther: () => void;
}

/** What happens next. It reads the same whether or not there is an account. */
export function ForgotPasswordSent({ email, onOther }: ForgotPasswordSentProps) {
  const { t } = useTranslation('access');
  return (
    <>
      <ArrivalHeading>{t('forgot.sentTitle')}</ArrivalHeading>
      <p className={styles.lead}>
        {t('forgot.sentText')} <span className={styles.address}>{email}</span>.
      </p>
      <div className={styles.block}>
        <Notice>{t('forgot.spam')}</Notice>
        <p className={styles.legal}>{t('forgot.valid')}</p>
        <Button block onClick={onOther}>
          {t('forgot.other')}
        </Button>
        <BackToLogin />
      </div>
    </>
  );
}
