import { processPicture, type Glimpse } from './process';

/** What the page is told about the file with this number. */
export type WorkerAnswer =
  | ({ id: number; kind: 'glimpse' } & Glimpse)
  | { id: number; kind: 'done'; file: Blob }
  | { id: number; kind: 'unreadable' };

const answer = (message: WorkerAnswer) => {
  postMessage(message);
};

addEventListener('message', ({ data: { id, file } }: MessageEvent<{ id: number; file: Blob }>) => {
  processPicture(file, (glimpse) => answer({ id, kind: 'glimpse', ...glimpse })).then(
    (smaller) => answer({ id, kind: 'done', file: smaller }),
    () => answer({ id, kind: 'unreadable' }),
  );
});
