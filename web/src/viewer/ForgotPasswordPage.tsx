import { useTranslation } from 'react-i18next';
import { PageHead } from '../ui/PageHead';
import { ClosedArea } from './ClosedArea';
import { SplitPage } from './SplitPage';

/** Where hosts ask for a new password. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('account');
  return (
    <SplitPage>
      <PageHead title={t('forgotPassword.title')} isHidden />
      <ClosedArea area="forgotPassword" isPlain />
    </SplitPage>
  );
}
