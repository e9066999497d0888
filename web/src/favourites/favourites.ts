import { followConsent, readConsent } from '../consent/consentStore';
import { functionalKeys } from '../consent/optionalStorage';
import { countMarks } from './countMarks';
import { createIdList } from './idList';

/** As many as can be asked for and shared at once. */
export const MAX_FAVOURITES = 50;
/** How many places that were looked at are remembered. */
export const MAX_RECENT = 12;

/** Whether this browser may remember what is only convenient. */
const isAllowed = () => readConsent()?.functional === true;
const storage = () => (isAllowed() ? localStorage : null);

/** The places with a heart, the latest first: remembered with consent, else until the page is left. */
export const favourites = createIdList({ name: functionalKeys.favourites, max: MAX_FAVOURITES, storage });

/** The places that were looked at, the latest first; none without consent. */
export const recentlyViewed = createIdList({ name: functionalKeys.recent, max: MAX_RECENT, storage });

/** True once the traveller has said that hearts need not outlive the page. */
let isForNow = false;

/** Whether the traveller has to be asked first. */
export function mustAsk(): boolean {
  return !isAllowed() && !isForNow;
}

/** Hearts hold until the page is left, and nobody is asked again. */
export function keepForNow(): void {
  isForNow = true;
}

/** Puts places at the beginning; says whether there was room for all of them. */
export function addFavourites(ids: readonly string[]): boolean {
  const all = [...new Set([...ids, ...favourites.ids()])];
  if (all.length > MAX_FAVOURITES) return false;
  countMarks(all.slice(0, all.length - favourites.ids().length), 'favourite');
  favourites.set(all);
  return true;
}

/** Takes a heart back. */
export function removeFavourite(id: string): void {
  favourites.set(favourites.ids().filter((other) => other !== id));
}

/** Notes that a place was looked at, where that may be remembered. */
export function noteView(id: string): void {
  if (isAllowed()) recentlyViewed.set([id, ...recentlyViewed.ids().filter((other) => other !== id)].slice(0, MAX_RECENT));
}

/** Consent that is given keeps what is there; taken back, it removes it, in every tab. */
export function followLeave(): () => void {
  let wasAllowed = isAllowed();
  return followConsent(() => {
    if (isAllowed() && !wasAllowed) favourites.keep();
    if (!isAllowed() && wasAllowed) {
      isForNow = false;
      for (const list of [favourites, recentlyViewed]) list.set([]);
    }
    wasAllowed = isAllowed();
  });
}
