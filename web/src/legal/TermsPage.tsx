import { useTranslation } from 'react-i18next';
import { useListingPrice } from '../hotels/useListingPrice';
import { useSite } from '../site';
import { ProsePage } from '../ui/ProsePage';

/** The rules for travellers and hosts; the German text is the binding one. */
export function TermsPage() {
  const { t } = useTranslation('legal');
  const { name, operatorName: operator, operatorAddress: address } = useSite();
  const price = useListingPrice();
  return (
    <ProsePage
      title={t('terms.title')}
      description={t('terms.description')}
      lead={t('terms.note')}
      sections={t('terms.sections', { returnObjects: true, name, operator, address, price })}
    />
  );
}
