import type { SharedMessages } from './de';
import type { PageMessages } from './de.pages';
import type consent from './de/consent.json';
import type { Language } from './language';

/** The texts of the question for consent: most visits have answered it. */
export type ConsentMessages = typeof consent;

/** All texts of a language. */
export type Messages = SharedMessages & PageMessages & { consent: ConsentMessages };

interface Chunks {
  shared: () => Promise<{ default: SharedMessages }>;
  pages: () => Promise<{ default: PageMessages }>;
  consent: () => Promise<{ default: ConsentMessages }>;
}

/** The chunks of each language: what every visit needs, the long texts, the question for consent. A visit loads only its own language. */
const chunks: Record<Language, Chunks> = {
  de: { shared: () => import('./de'), pages: () => import('./de.pages'), consent: () => import('./de/consent.json') },
  en: { shared: () => import('./en'), pages: () => import('./en.pages'), consent: () => import('./en/consent.json') },
  hr: { shared: () => import('./hr'), pages: () => import('./hr.pages'), consent: () => import('./hr/consent.json') },
};

/** The texts that every visit needs. */
export async function loadSharedMessages(language: Language): Promise<SharedMessages> {
  return (await chunks[language].shared()).default;
}

/** The long texts of the pages that need them. */
export async function loadPageMessages(language: Language): Promise<PageMessages> {
  return (await chunks[language].pages()).default;
}

/** The texts of the question for consent. */
export async function loadConsentMessages(language: Language): Promise<ConsentMessages> {
  return (await chunks[language].consent()).default;
}

/** Everything at once, for the server. */
export async function loadMessages(language: Language): Promise<Messages> {
  return { ...(await loadSharedMessages(language)), ...(await loadPageMessages(language)), consent: await loadConsentMessages(language) };
}

/** The source files of a page's texts, as in the build's manifest. */
export function messagesSources(language: Language, needsPageMessages: boolean): string[] {
  return [`src/i18n/${language}.ts`, ...(needsPageMessages ? [`src/i18n/${language}.pages.ts`] : [])];
}
