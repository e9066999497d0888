import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';

/** No heart yet: how one is given. */
export function FavouritesEmpty() {
  const { t } = useTranslation('favourites');
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
