import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language as LanguageCode } from '../gql/generated';

/** German stands at the bare paths, the others under their name. */
export const languages = ['de', 'en', 'hr'] as const;
export type Language = (typeof languages)[number];

/** What hosts write is German, whatever the language around it: most of the guests read it, and the wizard asks for it. */
export const hostLanguage: Language = 'de';

/** The cookie that remembers the choice; only the bare home page looks at it. */
export const languageCookie = 'language';

const codes: Record<Language, LanguageCode> = { de: 'DE', en: 'EN', hr: 'HR' };

/** The value as a language, or nothing. */
export function asLanguage(value: string | undefined): Language | undefined {
  return languages.find((language) => language === value);
}

/** The language that an address speaks. */
export function languageOfPath(pathname: string): Language {
  return asLanguage(pathname.split('/')[1]) ?? 'de';
}

/** `/hotels?regionId=2` as an address in the given language: `/en/hotels?regionId=2`. */
export function localPath(to: string, language: Language): string {
  // Addresses that name a language already, and those outside the site, stay as they are.
  if (language === 'de' || !to.startsWith('/') || languageOfPath(to.split(/[?#]/)[0] ?? to) !== 'de') return to;
  return `/${language}${to.replace(/^\/(?=$|[?#])/, '')}`;
}

/** `/en/hotels` without its language: `/hotels`. */
export function barePath(pathname: string): string {
  return languageOfPath(pathname) === 'de' ? pathname : pathname.slice(3) || '/';
}

/** The page's language, its name in GraphQL arguments, and addresses in it. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const language = asLanguage(i18n.language) ?? 'de';
  const path = useCallback((to: string) => localPath(to, language), [language]);
  return { language, code: codes[language], path };
}
