import { useTranslation } from 'react-i18next';
import { PageHead } from '../ui/PageHead';
import { ClosedArea } from './ClosedArea';
import { SplitPage } from './SplitPage';

/** Where hosts choose a new password. */
export function ResetPasswordPage() {
  const { t } = useTranslation('account');
  return (
    <SplitPage>
      <PageHead title={t('resetPassword.title')} isHidden />
      <ClosedArea area="resetPassword" isPlain />
    </SplitPage>
  );
}
