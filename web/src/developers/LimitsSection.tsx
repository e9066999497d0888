import { useTranslation } from 'react-i18next';
import { useLimitsQuery } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import styles from './LimitsSection.module.css';
import { Part } from './Part';

/** How many points there are in a minute, and how many are left to the account. */
export function LimitsSection() {
  const { t } = useTranslation('developers');
  const { number } = useFormat();
  // Of the moment: nothing to keep.
  const { data } = useLimitsQuery({ fetchPolicy: 'no-cache' });
  const limits = data?.rateLimit;
  return (
    <Part title={t('tab.limits.title')} text={t('tab.limits.text')}>
      <div className={styles.place}>
        {limits && (
          <>
            <meter aria-label={t('tab.limits.meter')} className={styles.meter} min={0} max={limits.limit} value={limits.remaining} />
            <p>{t('tab.limits.left', { remaining: number(limits.remaining), limit: number(limits.limit) })}</p>
          </>
        )}
      </div>
    </Part>
  );
}
