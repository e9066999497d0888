import { useTranslation } from 'react-i18next';
import { useSite } from '../site';
import { ProsePage } from '../ui/ProsePage';

/** What is stored about visitors: close to nothing. */
export function PrivacyPage() {
  const { t } = useTranslation('legal');
  const { operatorName: operator, operatorAddress: address, supportEmail: email } = useSite();
  return (
    <ProsePage
      title={t('privacy.title')}
      description={t('privacy.description')}
      sections={t('privacy.sections', { returnObjects: true, operator, address, email })}
    />
  );
}
