import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/language';
import { Icon } from '../ui/Icon';
import { HeaderMenu } from './HeaderMenu';
import { LanguageLinks, languageNames } from './LanguageLinks';

/** The language switch of the header: a button and a short list of links. */
export function LanguageMenu() {
  const { t } = useTranslation('layout');
  const { language, code } = useLanguage();
  return (
    <HeaderMenu
      label={
        <>
          <Icon name="globe" small />
          <span className="visually-hidden">{t('language.label', { name: languageNames[language] })}</span>
          <span aria-hidden="true">{code}</span>
        </>
      }
    >
      <LanguageLinks />
    </HeaderMenu>
  );
}
