/** A list of places that this browser holds, by their numbers. Every open tab shows the same one. */
export interface IdList {
  ids: () => readonly string[];
  set: (ids: readonly string[]) => void;
  /** Writes what is held into the storage, which is there now. */
  keep: () => void;
  follow: (listener: () => void) => () => void;
}

interface Options {
  /** Of the entry in the storage, and of the channel between the tabs. */
  name: string;
  /** More are never held. */
  max: number;
  /** Where the list outlives the page; null where it must not. */
  storage: () => Storage | null;
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value);

/** What was stored or sent, as far as it is a list: each place once. */
function checked(value: unknown, max: number): string[] {
  return Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, max) : [];
}

/** Makes a list. It begins to listen with the first who looks at it, which only browsers do. */
export function createIdList({ name, max, storage }: Options): IdList {
  let held: readonly string[] = [];
  let channel: BroadcastChannel | undefined;
  let isStarted = false;
  const listeners = new Set<() => void>();

  const read = (): string | null => {
    try {
      return storage()?.getItem(name) ?? null;
    } catch {
      return null;
    }
  };
  const keep = () => {
    try {
      if (held.length > 0) storage()?.setItem(name, JSON.stringify(held));
      else storage()?.removeItem(name);
    } catch {
      // Blocked or full: the list holds for this page.
    }
  };
  const take = (ids: readonly string[]) => {
    held = ids;
    keep();
    for (const listener of listeners) listener();
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const stored = read();
    try {
      held = checked(JSON.parse(stored ?? '[]'), max);
    } catch {
      // Somebody else's text: as good as none.
    }
    if (typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== 'ask') take(checked(data, max));
      else if (held.length > 0) channel?.postMessage(held);
    };
    // A new tab knows nothing; another one may.
    if (stored === null) channel.postMessage('ask');
  };

  return {
    ids: () => held,
    set(ids) {
      start();
      take(checked([...ids], max));
      channel?.postMessage(held);
    },
    keep,
    follow(listener) {
      listeners.add(listener);
      start();
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
