import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { PageHead } from '../ui/PageHead';
import { useStatusCode } from '../ui/status';

/** What stands at addresses where there is nothing. */
export function NotFoundPage() {
  const { t } = useTranslation('layout');
  useStatusCode(404);
  return (
    <div className="wrap section">
      <PageHead title={t('notFound.title')} isHidden />
      <EmptyState
        picture="not-found"
        level={1}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <>
            <Button variant="primary" to="/hotels">
              {t('notFound.hotels')}
            </Button>
            <Button to="/">{t('notFound.home')}</Button>
          </>
        }
      />
    </div>
  );
}
