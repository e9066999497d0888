import { useTranslation } from 'react-i18next';
import { PortalButton } from '../credits/PortalButton';
import { useFormat } from '../i18n/format';
import { Button } from '../ui/Button';
import { StatusCard } from './StatusCard';

interface CreditsCardProps {
  credits: number;
  hasSubscription: boolean;
}

/** How many more places the operator may list, and the ways to buy more and to manage what renews itself. */
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
        </>
      }
      action={
        <>
          <Button small variant={credits > 0 ? 'line' : 'primary'} to="/credits">
            {t('credits.buy')}
          </Button>
          {hasSubscription && <PortalButton variant="quiet">{t('credits.manage')}</PortalButton>}
        </>
      }
    />
  );
}
