import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format';
import { Button } from '../ui/Button';
import { StatusCard } from './StatusCard';

interface CreditsCardProps {
  credits: number;
  hasSubscription: boolean;
}

/** How many more places the operator may list. */
export function CreditsCard({ credits, hasSubscription }: CreditsCardProps) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  return (
    <StatusCard
      icon="layers"
      title={t('credits.title')}
      value={number(credits)}
      isFigure
      tone={credits > 0 ? 'good' : 'bad'}
      text={
        <>
          <p>{credits > 0 ? t('credits.text', { count: credits }) : t('credits.none')}</p>
          {hasSubscription && <p>{t('credits.subscription')}</p>}
          <p>{t('credits.later')}</p>
        </>
      }
      action={
        <Button small to="/credits">
          {t('credits.more')}
        </Button>
      }
    />
  );
}
