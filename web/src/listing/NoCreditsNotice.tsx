import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';

/** Without a credit a listing can be written but not sent. */
export function NoCreditsNotice() {
  const { t } = useTranslation('listing');
  return (
    <Notice
      tone="warning"
      action={
        <Button small to="/credits">
          {t('credits.buy')}
        </Button>
      }
    >
      <strong>{t('credits.noneTitle')}</strong> {t('credits.noneText')}
    </Notice>
  );
}
