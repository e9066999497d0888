import { asLanguage, languageCookie } from '../i18n/language';
import type { Preferences } from './consent';

const oneYear = 31536000;
const attributes = 'Path=/; SameSite=Lax';

function setCookie(name: string, value: string) {
  document.cookie = `${name}=${value}; Max-Age=${oneYear}; ${attributes}`;
}

function removeCookie(name: string) {
  document.cookie = `${name}=; Max-Age=0; ${attributes}`;
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
  const language = chosenLanguage();
  if (language && optional.functional) setCookie(languageCookie, language);
  else if (language) document.cookie = `${languageCookie}=${language}; ${attributes}`;
}
