import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderMarksPlace } from '../favourites/HeaderMarksPlace';
import type { ViewerFragment } from '../gql/generated';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { LanguageLinks } from './LanguageLinks';
import { LogoutButton } from './LogoutButton';
import styles from './MobileMenu.module.css';
import { useDisclosure } from './useDisclosure';
import { ViewerLinks } from './ViewerLinks';

/** The header's links on small screens, behind one button. */
export function MobileMenu({ viewer }: { viewer: ViewerFragment | null | undefined }) {
  const { t } = useTranslation('layout');
  const { isOpen, setOpen, container, button } = useDisclosure<HTMLDivElement>();
  const panel = useRef<HTMLElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (isOpen) panel.current?.querySelector('a')?.focus();
  }, [isOpen]);

  return (
    <div ref={container} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={isOpen ? t('menu.close') : t('menu.open')}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <nav ref={panel} id={panelId} className={styles.panel} hidden={!isOpen} aria-label={t('mainNavigation')}>
        <ul className={styles.links}>
          <li>
            <Link to="/hotels">{t('hotels')}</Link>
            <HeaderMarksPlace />
          </li>
          <li>
            <Link to="/support">{t('help')}</Link>
          </li>
          <li>
            <Link to="/list-hotel">{t('listHotel')}</Link>
          </li>
        </ul>
        {viewer ? (
          <section aria-label={t('viewer.menu')}>
            <p className={styles.email}>{viewer.email}</p>
            <ul className={styles.links}>
              <ViewerLinks viewer={viewer} />
            </ul>
            <LogoutButton />
          </section>
        ) : (
          <Button to="/login" block>
            {t('login')}
          </Button>
        )}
        <p className="visually-hidden">{t('language.choose')}</p>
        <LanguageLinks className={styles.languages} />
      </nav>
    </div>
  );
}
