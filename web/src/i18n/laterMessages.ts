import type consent from './de/consent.json';
import type developers from './de/developers.json';
import type map from './de/map.json';
import type marks from './de/marks.json';
import type search from './de/search.json';
import type { Language } from './language';

/** The texts of what comes after the page, or not at all: the question for consent, the map, hearts and the comparison's tray, filters and suggestions; and of the pages for developers, which are long. */
export interface LaterMessages {
  consent: typeof consent;
  developers: typeof developers;
  map: typeof map;
  marks: typeof marks;
  search: typeof search;
}
export type LaterArea = keyof LaterMessages;

type Chunks = { [Area in LaterArea]: () => Promise<{ default: LaterMessages[Area] }> };

/** A chunk for each area and language. */
const chunks: Record<Language, Chunks> = {
  de: { consent: () => import('./de/consent.json'), developers: () => import('./de/developers.json'), map: () => import('./de/map.json'), marks: () => import('./de/marks.json'), search: () => import('./de/search.json') },
  en: { consent: () => import('./en/consent.json'), developers: () => import('./en/developers.json'), map: () => import('./en/map.json'), marks: () => import('./en/marks.json'), search: () => import('./en/search.json') },
  hr: { consent: () => import('./hr/consent.json'), developers: () => import('./hr/developers.json'), map: () => import('./hr/map.json'), marks: () => import('./hr/marks.json'), search: () => import('./hr/search.json') },
};

/** The texts of one area. */
export async function loadLaterMessages(language: Language, area: LaterArea): Promise<Partial<LaterMessages>> {
  return { [area]: (await chunks[language][area]()).default };
}

/** The texts of all of them, for the server. */
export async function loadAllLaterMessages(language: Language): Promise<LaterMessages> {
  const { consent, developers, map, marks, search } = chunks[language];
  return { consent: (await consent()).default, developers: (await developers()).default, map: (await map()).default, marks: (await marks()).default, search: (await search()).default };
}
