/** What is counted of a listing; `VisitKind` of the API. */
export type VisitKind = 'impression' | 'detail' | 'compare' | 'favourite' | 'website' | 'phone' | 'mail' | 'facebook' | 'instagram' | 'maps';

interface Visit {
  hotelId: string;
  kind: VisitKind;
}

const PATH = '/api/visits';
/** Reports wait for one another that long, and so many go together. */
const WAIT_MS = 2000;
const MOST_TOGETHER = 100;
/** What the server could not write is sent once more after that. */
const RETRY_MS = 30_000;

let waiting: Visit[] = [];
let timer: number | undefined;
/** What this page has reported today. Only in memory: nothing is stored on the visitor's device. */
const reported = new Set<string>();

/** Reports what a visitor does with a listing, a moment later and together with what else they do. Never throws, nobody waits. */
export function countVisit(hotelId: string, kind: VisitKind): void {
  const key = [hotelId, kind, new Date().toDateString()].join(' ');
  if (!/^\d+$/.test(hotelId) || reported.has(key)) return;
  reported.add(key);
  waiting.push({ hotelId, kind });
  if (waiting.length >= MOST_TOGETHER) void send(take());
  else timer ??= window.setTimeout(() => void send(take()), WAIT_MS);
}

/** Reports what is waiting while the page goes away. */
export function reportNow(): void {
  const visits = take();
  if (visits.length > 0) navigator.sendBeacon(PATH, new Blob([JSON.stringify({ visits })], { type: 'application/json' }));
}

function take(): Visit[] {
  window.clearTimeout(timer);
  timer = undefined;
  const visits = waiting;
  waiting = [];
  return visits;
}

async function send(visits: Visit[], isLast = false): Promise<void> {
  const isTaken = await fetch(PATH, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ visits }),
  }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (!isTaken && !isLast) window.setTimeout(() => void send(visits, true), RETRY_MS);
}
