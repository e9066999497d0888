import { phoneAddress, webAddress } from 'api/rules/contact';
import { COMPANY_TYPES, companyTypeConstant } from 'api/rules/viewer';
import { useTranslation } from 'react-i18next';
import type { AdminUserFragment } from '../gql/account.generated';
import { useFormat } from '../i18n/format';
import { Facts } from './Facts';
import styles from './Facts.module.css';

/** Contact, company and system: everything that is known of an account. */
export function UserDetails({ user }: { user: AdminUserFragment }) {
  const { t } = useTranslation(['admin', 'access']);
  const { dateTime } = useFormat();
  const website = webAddress(user.website);
  const type = COMPANY_TYPES.find((known) => companyTypeConstant(known) === user.companyType);
  return (
    <details className={styles.details}>
      <summary>{t('users.details')}</summary>
      <div className={styles.groups}>
        <Facts
          title={t('users.contact')}
          facts={[
            [t('users.person'), [user.firstName, user.lastName].filter(Boolean).join(' ')],
            [t('users.phone'), user.phone && <a href={phoneAddress(user.phone)}>{user.phone}</a>],
            [
              t('users.website'),
              website && (
                <a href={website} target="_blank" rel="noopener nofollow">
                  {user.website}
                </a>
              ),
            ],
          ]}
        />
        <Facts
          title={t('users.company')}
          facts={[
            [t('users.type'), type && t(`access:register.types.${type}`)],
            [t('users.address'), user.address],
            [t('users.city'), user.city],
            [t('users.postalCode'), user.postalCode],
            [t('users.country'), user.country],
            [t('users.description'), user.description],
          ]}
        />
        <Facts
          title={t('users.system')}
          facts={[
            [t('users.id'), user.id],
            [t('users.subscription'), user.hasActiveSubscription ? t('users.subscribed') : t('users.notSubscribed')],
            [t('users.updatedAt'), dateTime(user.updatedAt)],
          ]}
        />
      </div>
    </details>
  );
}
