import type { Messages } from './de';
import type { Language } from './language';

/** One chunk for each language; a page loads only its own. */
const chunks: Record<Language, () => Promise<{ default: Messages }>> = {
  de: () => import('./de'),
  en: () => import('./en'),
  hr: () => import('./hr'),
};

/** The texts of a language. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await chunks[language]()).default;
}

/** The source file of a language's chunk, as in the build's manifest. */
export function messagesSource(language: Language): string {
  return `src/i18n/${language}.ts`;
}
