import pLimit from 'p-limit';
import type { WorkerAnswer, WorkerTask } from './picture.worker';
import { ACCEPTED_TYPES, glimpse, isShrunk, shrink, type Glimpse } from './process';

/** The browser cannot read a file that the server would not take either. */
export class UnreadableError extends Error {}

/**
 * One at a time: a decoded photo of a phone fills 50 MB and more. What is asked for first comes first, so the previews
 * of all files that are chosen together are there before the first of them is made smaller.
 */
const turn = pLimit(1);

/** A small preview of a file with its measures; null when this browser cannot decode it. */
export function takeGlimpse(file: Blob, signal?: AbortSignal): Promise<Glimpse | null> {
  return turn(async () => {
    signal?.throwIfAborted();
    try {
      return canWork() ? ((await inWorker('glimpse', file)) as Glimpse) : await glimpse(file);
    } catch {
      return null;
    }
  });
}

/** What to send for a file. One that cannot be decoded here is sent as it is, and the server decides. */
export async function makeFit(file: Blob, seen: Glimpse | null, signal?: AbortSignal): Promise<Blob> {
  const isAccepted = ACCEPTED_TYPES.includes(file.type);
  if (!seen && !isAccepted) throw new UnreadableError();
  if (!seen || !isShrunk(file, seen.measures)) return file;
  return turn(async () => {
    signal?.throwIfAborted();
    try {
      return canWork() ? ((await inWorker('shrink', file)) as Blob) : await shrink(file);
    } catch {
      if (isAccepted) return file;
      throw new UnreadableError();
    }
  });
}

function canWork(): boolean {
  return typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined' && typeof createImageBitmap !== 'undefined';
}

let worker: Worker | null = null;
let count = 0;

function inWorker(task: WorkerTask['task'], file: Blob): Promise<WorkerAnswer['result']> {
  worker ??= new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' });
  const current = worker;
  const id = (count += 1);
  return new Promise((resolve, reject) => {
    const end = () => {
      current.removeEventListener('message', onMessage);
      current.removeEventListener('error', onCrash);
    };
    const onMessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.id !== id) return;
      end();
      if (data.result) resolve(data.result);
      else reject(new UnreadableError());
    };
    // It ran out of memory, or could not be loaded: the next file gets a new one.
    const onCrash = () => {
      end();
      current.terminate();
      if (worker === current) worker = null;
      reject(new UnreadableError());
    };
    current.addEventListener('message', onMessage);
    current.addEventListener('error', onCrash);
    current.postMessage({ id, task, file } satisfies WorkerTask);
  });
}
