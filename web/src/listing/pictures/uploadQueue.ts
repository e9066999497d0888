import pLimit from 'p-limit';
import { makeFit, takeGlimpse } from './prepare';
import type { Glimpse, Measures } from './process';
import { uploadPicture } from './upload';

/** More at once would only share the line, and keep each from arriving. */
const lane = pLimit(3);

interface RunOptions {
  signal: AbortSignal;
  onGlimpse: (glimpse: Glimpse) => void;
  onProgress: (share: number) => void;
}

export interface Uploaded {
  address: string;
  /** Missing where this browser could not decode the file. */
  measures?: Measures;
}

/** Takes a file through preparation and upload; each waits for its turn, in the order of choosing. */
export async function runUpload(file: File, { signal, onGlimpse, onProgress }: RunOptions): Promise<Uploaded> {
  const seen = await takeGlimpse(file, signal);
  if (seen && !signal.aborted) onGlimpse(seen);
  const body = await makeFit(file, seen, signal);
  const address = await lane(() => uploadPicture(body, file.name, { signal, onProgress }));
  return { address, measures: seen?.measures };
}
