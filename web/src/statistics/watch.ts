import { countVisit, reportNow, type VisitKind } from './count';

/**
 * What is counted is marked in the page, so that the pages themselves need no code for it: `data-visit` holds the kind,
 * the same or an outer element's `data-hotel` the listing's number. A place in a list counts when it has been seen, a
 * page when it is opened, a link when it is followed.
 */
const SEEN = '[data-visit="impression"]';
const OPENED = '[data-visit="detail"]';
/** Half of it, for a second. */
const SHARE = 0.5;
const SECOND_MS = 1000;

/** Counts from now on, on this page and on all that follow. */
export function watchVisits(): void {
  const timers = new Map<Element, number>();
  const known = new WeakSet<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        window.clearTimeout(timers.get(target));
        timers.delete(target);
        if (isIntersecting && intersectionRatio >= SHARE) timers.set(target, window.setTimeout(see, SECOND_MS, target));
      }
    },
    { threshold: SHARE },
  );

  function see(element: Element) {
    timers.delete(element);
    if (document.hidden) return;
    observer.unobserve(element);
    count(element);
  }

  function look(part: ParentNode) {
    for (const element of part.querySelectorAll(`${SEEN}, ${OPENED}`)) {
      if (known.has(element)) continue;
      known.add(element);
      if (element.matches(SEEN)) observer.observe(element);
      else whenShown(() => {
        count(element);
      });
    }
  }

  look(document);
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) look(document);
  }).observe(document.body, { childList: true, subtree: true });
  const follow = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a[data-visit]');
    if (link) count(link);
  };
  document.addEventListener('click', follow);
  // The middle button opens a new tab.
  document.addEventListener('auxclick', follow);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) reportNow();
  });
  window.addEventListener('pagehide', reportNow);
}

function count(element: Element): void {
  const hotelId = element.closest('[data-hotel]')?.getAttribute('data-hotel');
  if (hotelId) countVisit(hotelId, element.getAttribute('data-visit') as VisitKind);
}

/** A page that opens in a tab behind the others is not seen yet. */
function whenShown(act: () => void): void {
  if (!document.hidden) {
    act();
    return;
  }
  document.addEventListener('visibilitychange', act, { once: true });
}
