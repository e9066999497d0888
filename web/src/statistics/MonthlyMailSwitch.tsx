import { useTranslation } from 'react-i18next';
import { useMonthlyMailQuery, useSetMonthlyMailMutation } from '../gql/account.generated';
import { Switch } from '../ui/Switch';
import { useToast } from '../ui/useToast';
import styles from './StatisticsTab.module.css';

/** Whether the figures come by mail each month. */
export function MonthlyMailSwitch({ email }: { email: string }) {
  const { t } = useTranslation('statistics');
  const toast = useToast();
  const { data } = useMonthlyMailQuery();
  const [send] = useSetMonthlyMailMutation();
  const viewer = data?.viewer;
  if (!viewer) return null;
  const change = async (isWanted: boolean) => {
    try {
      await send({ variables: { isWanted }, optimisticResponse: { setMonthlyMail: { id: viewer.id, wantsMonthlyMail: isWanted } } });
    } catch (error) {
      toast.show({ kind: 'error', title: t('mail.label'), text: t('mail.failed'), error });
    }
  };
  return (
    <div className={styles.mail}>
      <Switch
        label={
          <>
            <strong>{t('mail.label')}</strong>
            <span>{t('mail.text', { email })}</span>
          </>
        }
        checked={viewer.wantsMonthlyMail}
        onChange={(event) => void change(event.target.checked)}
      />
    </div>
  );
}
