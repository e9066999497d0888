import pLimit from 'p-limit';
import type { WorkerAnswer } from './picture.worker';
import { ACCEPTED_TYPES, processPicture, type Glimpse } from './process';

/** The browser cannot read a file that the server would not take either. */
export class UnreadableError extends Error {}

/** One at a time: a decoded photo of a phone fills 50 MB and more. */
const turn = pLimit(1);

/**
 * Makes a file ready for the upload: hands over a small preview with its measures, then answers with what to send. A
 * file that cannot be decoded here is sent as it is, and the server decides.
 */
export function prepare(file: Blob, onGlimpse: (glimpse: Glimpse) => void, signal?: AbortSignal): Promise<Blob> {
  return turn(async () => {
    signal?.throwIfAborted();
    try {
      return await (canWork() ? inWorker(file, onGlimpse) : processPicture(file, onGlimpse));
    } catch {
      if (ACCEPTED_TYPES.includes(file.type)) return file;
      throw new UnreadableError();
    }
  });
}

function canWork(): boolean {
  return typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined' && typeof createImageBitmap !== 'undefined';
}

let worker: Worker | null = null;
let count = 0;

function inWorker(file: Blob, onGlimpse: (glimpse: Glimpse) => void): Promise<Blob> {
  worker ??= new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' });
  const current = worker;
  const id = (count += 1);
  return new Promise<Blob>((resolve, reject) => {
    const end = () => {
      current.removeEventListener('message', onMessage);
      current.removeEventListener('error', onCrash);
    };
    const onMessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.id !== id) return;
      if (data.kind === 'glimpse') return onGlimpse(data);
      end();
      if (data.kind === 'done') resolve(data.file);
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
    current.postMessage({ id, file });
  });
}
