import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';

/** A search without a result, and the way back to everything. */
export function NothingFound({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('admin');
  return <EmptyState level={3} title={t('list.emptyTitle')} text={t('list.emptyText')} action={<Button onClick={onReset}>{t('list.reset')}</Button>} />;
}
