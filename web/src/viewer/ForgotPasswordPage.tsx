import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../ui/PageHead';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { ForgotPasswordSent } from './ForgotPasswordSent';
import { SplitPage } from './SplitPage';

/** Where hosts ask for a link to set a new password. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('access');
  const [sentTo, setSentTo] = useState<string>();
  const [isAgain, setAgain] = useState(false);
  return (
    <SplitPage>
      <PageHead title={sentTo ? t('forgot.sentTitle') : t('forgot.title')} isHidden />
      {sentTo ? (
        <ForgotPasswordSent
          email={sentTo}
          onOther={() => {
            setSentTo(undefined);
            setAgain(true);
          }}
        />
      ) : (
        <ForgotPasswordForm hasFocus={isAgain} onSent={setSentTo} />
      )}
    </SplitPage>
  );
}
