import { useTranslation } from 'react-i18next';
import { PageHead } from '../ui/PageHead';
import { ErrorState } from '../ui/ErrorState';
import { useStatusCode } from '../ui/status';

/** What stands in the place of a page that failed to load or to render. */
export function PageError() {
  const { t } = useTranslation();
  useStatusCode(500);
  return (
    <main className="wrap section">
      <PageHead title={t('error.pageTitle')} isHidden />
      <ErrorState level={1} title={t('error.pageTitle')} text={t('error.pageText')} onRetry={() => { location.reload(); }} />
    </main>
  );
}
