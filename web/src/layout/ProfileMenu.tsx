import { useTranslation } from 'react-i18next';
import type { ViewerFragment } from '../gql/generated';
import { Icon } from '../ui/Icon';
import { HeaderMenu } from './HeaderMenu';
import { LogoutButton } from './LogoutButton';
import styles from './ProfileMenu.module.css';
import { ViewerLinks } from './ViewerLinks';

/** The header's menu of whoever is signed in: their address, their pages and the way out. */
export function ProfileMenu({ viewer }: { viewer: ViewerFragment }) {
  const { t } = useTranslation('layout');
  return (
    <HeaderMenu
      title={viewer.email}
      label={
        <>
          <Icon name="user" small />
          <span className="visually-hidden">{t('viewer.menu')}: </span>
          <span className={styles.email}>{viewer.email}</span>
          <Icon name="down" small className={styles.arrow} />
        </>
      }
    >
      <ul className={styles.list}>
        <ViewerLinks viewer={viewer} />
      </ul>
      <LogoutButton />
    </HeaderMenu>
  );
}
