import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';

/** Nothing to compare: how it is done. */
export function CompareEmpty() {
  const { t } = useTranslation('compare');
  return (
    <EmptyState
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Button to="/hotels" variant="primary">
          {t('toHotels')}
        </Button>
      }
    />
  );
}
