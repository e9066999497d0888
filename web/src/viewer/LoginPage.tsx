import { useTranslation } from 'react-i18next';
import { PageHead } from '../ui/PageHead';
import { ClosedArea } from './ClosedArea';
import { SplitPage } from './SplitPage';

/** Where hosts sign in. */
export function LoginPage() {
  const { t } = useTranslation('account');
  return (
    <SplitPage>
      <PageHead title={t('login.title')} isHidden />
      <ClosedArea area="login" isPlain />
    </SplitPage>
  );
}
