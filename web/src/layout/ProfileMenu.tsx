import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewerFragment } from '../gql/generated';
import { Icon } from '../ui/Icon';
import { LogoutButton } from './LogoutButton';
import styles from './ProfileMenu.module.css';
import { useDisclosure } from './useDisclosure';
import { ViewerLinks } from './ViewerLinks';

/** The header's menu of whoever is signed in: their address, their pages and the way out. */
export function ProfileMenu({ viewer }: { viewer: ViewerFragment }) {
  const { t } = useTranslation('layout');
  const { isOpen, setOpen, container, button } = useDisclosure<HTMLDivElement>();
  const panelId = useId();
  return (
    <div ref={container} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        title={viewer.email}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon name="user" small />
        <span className="visually-hidden">{t('viewer.menu')}: </span>
        <span className={styles.email}>{viewer.email}</span>
        <Icon name="down" small className={styles.arrow} />
      </button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        <ul className={styles.list}>
          <ViewerLinks viewer={viewer} />
        </ul>
        <LogoutButton />
      </div>
    </div>
  );
}
