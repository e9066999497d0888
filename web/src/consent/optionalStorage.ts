import { asLanguage, languageCookie } from '../i18n/language';
import type { Preferences } from './consentStore';

/** What is kept in the browser's local storage with the leave for "functional", and goes with it. */
export const functionalKeys = { favourites: 'obala-favourites', recent: 'obala-recent' } as const;

const oneYear = 31536000;
const attributes = 'Path=/; SameSite=Lax';

function setCookie(name: string, value: string) {
  document.cookie = `${name}=${value}; Max-Age=${oneYear}; ${attributes}`;
}

function removeCookie(name: string) {
  document.cookie = `${name}=; Max-Age=0; ${attributes}`;
}

function forget(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}

function chosenLanguage(): string | undefined {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${languageCookie}=`));
  return asLanguage(entry?.slice(languageCookie.length + 1));
}

/**
 * The one place that stores what is not necessary. A chosen language is kept until the browser closes because the
 * reader asked for it; keeping it for a year is a convenience, and needs leave.
 */
export function storeOptional({ necessary, ...optional }: Preferences): void {
  for (const [category, isAllowed] of Object.entries(optional)) {
    if (isAllowed && necessary) setCookie(`obala-${category}`, 'true');
    else removeCookie(`obala-${category}`);
  }
  if (!optional.functional) for (const key of Object.values(functionalKeys)) forget(key);
  const language = chosenLanguage();
  if (language && optional.functional) setCookie(languageCookie, language);
  else if (language) document.cookie = `${languageCookie}=${language}; ${attributes}`;
}
