import { useSyncExternalStore } from 'react';
import type { Measures } from './process';

/** What is known of uploaded pictures, by their address; until the page is loaded anew. */
export interface PictureFacts extends Partial<Measures> {
  /** The file's name as it was chosen. */
  name?: string;
}

export type FactsByAddress = ReadonlyMap<string, PictureFacts>;

let known: FactsByAddress = new Map();
const listeners = new Set<() => void>();

/** Adds what has been found out about a picture. */
export function learnFacts(address: string, facts: PictureFacts): void {
  known = new Map(known).set(address, { ...known.get(address), ...facts });
  listeners.forEach((listener) => {
    listener();
  });
}

/** What is known of a picture by now. */
export function factsOf(address: string): PictureFacts | undefined {
  return known.get(address);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The facts about all pictures that were chosen or looked at since the page was loaded. */
export function usePictureFacts(): FactsByAddress {
  return useSyncExternalStore(subscribe, () => known, () => known);
}
