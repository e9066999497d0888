import { useEffect } from 'react';
import { learnFacts, usePictureFacts } from './pictureFacts';
import { takeGlimpse } from './prepare';

const asked = new Set<string>();

/** The address of a smaller file of an uploaded picture. */
export function sizedAddress(address: string, width: 400 | 800 | 1600): string {
  return address.replace(/\.jpg$/, `-${width}.webp`);
}

/** Measures pictures that were uploaded on another day, from what the server keeps of them. */
export function useStoredFacts(imageUrl: string, images: readonly string[]): void {
  const facts = usePictureFacts();
  useEffect(() => {
    for (const address of [imageUrl, ...images]) {
      if (!address || asked.has(address) || facts.get(address)?.fingerprint) continue;
      asked.add(address);
      void measure(address);
    }
  }, [imageUrl, images, facts]);
}

/** Hints are a help: without an answer there are none. */
async function measure(address: string): Promise<void> {
  try {
    const response = await fetch(sizedAddress(address, 1600));
    const seen = response.ok ? await takeGlimpse(await response.blob()) : null;
    if (seen) learnFacts(address, seen.measures);
  } catch {
    asked.delete(address);
  }
}
