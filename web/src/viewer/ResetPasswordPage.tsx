import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../ui/PageHead';
import { ResetPasswordDone } from './ResetPasswordDone';
import { ResetPasswordForm } from './ResetPasswordForm';
import { ResetPasswordInvalid } from './ResetPasswordInvalid';
import { SplitPage } from './SplitPage';

/** Where the link of the mail leads: a new password, or why there can be none. */
export function ResetPasswordPage() {
  const { t } = useTranslation('access');
  const [query] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const token = query.get('token');

  const state = isDone ? 'doneTitle' : token ? 'title' : 'invalidTitle';
  return (
    <SplitPage>
      <PageHead title={t(`reset.${state}`)} isHidden />
      {state === 'doneTitle' && <ResetPasswordDone />}
      {state === 'invalidTitle' && <ResetPasswordInvalid />}
      {state === 'title' && (
        <ResetPasswordForm
          token={token ?? ''}
          onDone={() => {
            setDone(true);
          }}
        />
      )}
    </SplitPage>
  );
}
