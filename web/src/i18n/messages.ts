import type { SharedMessages } from './de';
import type { PageMessages } from './de.pages';
import { type LaterMessages, loadAllLaterMessages } from './laterMessages';
import type { Language } from './language';

/** All texts of a language. */
export type Messages = SharedMessages & PageMessages & LaterMessages;

interface Chunks {
  shared: () => Promise<{ default: SharedMessages }>;
  pages: () => Promise<{ default: PageMessages }>;
}

/** The chunks of each language: what every visit needs, and the long texts. A visit loads only its own language. */
const chunks: Record<Language, Chunks> = {
  de: { shared: () => import('./de'), pages: () => import('./de.pages') },
  en: { shared: () => import('./en'), pages: () => import('./en.pages') },
  hr: { shared: () => import('./hr'), pages: () => import('./hr.pages') },
};

/** The texts that every visit needs. */
export async function loadSharedMessages(language: Language): Promise<SharedMessages> {
  return (await chunks[language].shared()).default;
}

/** The long texts of the pages that need them. */
export async function loadPageMessages(language: Language): Promise<PageMessages> {
  return (await chunks[language].pages()).default;
}

/** Everything at once, for the server. */
export async function loadMessages(language: Language): Promise<Messages> {
  return { ...(await loadSharedMessages(language)), ...(await loadPageMessages(language)), ...(await loadAllLaterMessages(language)) };
}

/** The source files of a page's texts, as in the build's manifest. */
export function messagesSources(language: Language, needsPageMessages: boolean): string[] {
  return [`src/i18n/${language}.ts`, ...(needsPageMessages ? [`src/i18n/${language}.pages.ts`] : [])];
}
