import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/language';
import { Icon } from '../ui/Icon';
import styles from './LanguageMenu.module.css';
import { LanguageLinks, languageNames } from './LanguageLinks';
import { useDisclosure } from './useDisclosure';

/** The language switch of the header: a button and a short list of links. */
export function LanguageMenu() {
  const { t } = useTranslation('layout');
  const { language, code } = useLanguage();
  const { isOpen, setOpen, container, button } = useDisclosure<HTMLDivElement>();
  const listId = useId();
  return (
    <div ref={container} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon name="globe" small />
        <span className="visually-hidden">{t('language.label', { name: languageNames[language] })}</span>
        <span aria-hidden="true">{code}</span>
      </button>
      <div id={listId} className={styles.panel} hidden={!isOpen}>
        <LanguageLinks className={styles.list} />
      </div>
    </div>
  );
}
