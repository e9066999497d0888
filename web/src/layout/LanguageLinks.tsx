import { useLocation } from 'react-router-dom';
import { barePath, languageCookie, languages, localPath, useLanguage, type Language } from '../i18n/language';

/** In each language's own words, whatever the page speaks. */
export const languageNames: Record<Language, string> = { de: 'Deutsch', en: 'English', hr: 'Hrvatski' };

/** Remembers the choice until the browser closes: the reader asked for it. Longer only with consent, which sees to it. */
function remember(language: Language) {
  document.cookie = `${languageCookie}=${language}; Path=/; SameSite=Lax`;
}

/** This page in all languages. The links load the page anew: texts, data and head all change. */
export function LanguageLinks({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  const { language: current } = useLanguage();
  return (
    <ul className={className}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={localPath(barePath(pathname) + search, language)}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
            onClick={() => {
              remember(language);
            }}
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
