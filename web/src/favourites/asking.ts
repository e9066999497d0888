/** The places that wait for an answer: may hearts be remembered? Null while nobody has to be asked. */
let waiting: readonly string[] | null = null;
const listeners = new Set<() => void>();

function set(next: readonly string[] | null) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks before the places get their hearts. */
export function askFor(ids: readonly string[]): void {
  set(ids);
}

/** The question is answered, or closed. */
export function endAsking(): void {
  set(null);
}

export function waitingIds(): readonly string[] | null {
  return waiting;
}

export function followAsking(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
