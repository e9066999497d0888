import { loginRules } from 'api/rules/viewer';
import { useTranslation } from 'react-i18next';
import { useLoginMutation } from '../gql/account.generated';
import { useListingPrice } from '../hotels/useListingPrice';
import { Form } from '../ui/form/Form';
import { PasswordInput } from '../ui/form/PasswordInput';
import { SubmitButton } from '../ui/form/SubmitButton';
import { TextInput } from '../ui/form/TextInput';
import { Link } from '../ui/Link';
import { useToast } from '../ui/useToast';
import styles from './AccessForm.module.css';
import { useSignedIn } from './useSignedIn';

const empty = { email: '', password: '' };

/** E-mail and password. Where it leads is the page's matter: it goes on as soon as somebody is signed in. */
export function LoginForm({ onRegister }: { onRegister: () => void }) {
  const { t } = useTranslation('access');
  const price = useListingPrice();
  const toast = useToast();
  const signedIn = useSignedIn();
  const [login] = useLoginMutation();

  return (
    <>
      <Form
        draft="login"
        initialValues={empty}
        rules={loginRules}
        onSubmit={async (input) => {
          const { data } = await login({ variables: { input } });
          if (!data) return;
          signedIn(data.login);
          toast.show({ kind: 'success', title: t('login.success'), text: t('login.welcome') });
        }}
        onFailure={(message) => {
          toast.show({ kind: 'error', title: t('login.failure'), text: message });
        }}
      >
        <TextInput
          name="email"
          label={t('email')}
          icon="mail"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput
          name="password"
          label={t('password')}
          autoComplete="current-password"
          aside={<Link to="/forgot-password">{t('login.forgot')}</Link>}
        />
        <SubmitButton busyText={t('login.pending')}>{t('login.submit')}</SubmitButton>
      </Form>
      <p className={styles.note}>
        {t('login.noAccount', { price })}{' '}
        <button type="button" className={styles.textLink} onClick={onRegister}>
          {t('login.register')}
        </button>
      </p>
    </>
  );
}
