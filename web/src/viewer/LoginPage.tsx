import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useListingPrice } from '../hotels/useListingPrice';
import { useLanguage } from '../i18n/language';
import { useSite } from '../site';
import { Notice } from '../ui/Notice';
import { PageHead } from '../ui/PageHead';
import { Tabs } from '../ui/Tabs';
import styles from './AccessForm.module.css';
import { hasEnded } from './leaving';
import { LoginForm } from './LoginForm';
import { nextPath } from './nextPath';
import { RegisterForm } from './RegisterForm';
import { SplitPage } from './SplitPage';
import { useViewer } from './useViewer';

/** Where hosts sign in, and where a business opens its account; whoever is signed in goes on at once. */
export function LoginPage() {
  const { t } = useTranslation('access');
  const { path } = useLanguage();
  const { name } = useSite();
  const price = useListingPrice();
  const [query, setQuery] = useSearchParams();
  const viewer = useViewer();
  const here = useLocation();
  const tab = query.get('tab') === 'register' ? 'register' : 'login';

  if (viewer) return <Navigate to={path(nextPath(query.get('next')))} replace />;

  const select = (chosen: string) => {
    const changed = new URLSearchParams(query);
    if (chosen === 'login') changed.delete('tab');
    else changed.set('tab', chosen);
    setQuery(changed, { replace: true, preventScrollReset: true });
  };

  return (
    <SplitPage isWide={tab === 'register'}>
      <PageHead title={t(`${tab}.pageTitle`)} isHidden />
      <h1>{t(`${tab}.title`, { name })}</h1>
      <p className={styles.lead}>{t(`${tab}.lead`, { price })}</p>
      {hasEnded(here.state) && (
        <div className={styles.block}>
          <Notice tone="warning">{t('login.ended')}</Notice>
        </div>
      )}
      <Tabs
        label={t('login.tabs')}
        selected={tab}
        onSelect={select}
        tabs={[
          {
            id: 'login',
            title: t('login.tab'),
            content: (
              <LoginForm
                onRegister={() => {
                  select('register');
                }}
              />
            ),
          },
          { id: 'register', title: t('register.tab'), content: <RegisterForm /> },
        ]}
      />
    </SplitPage>
  );
}
