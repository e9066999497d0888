import { glimpse, shrink, type Glimpse } from './process';

/** What the page asks for: runs where the page's own thread stays free. */
export interface WorkerTask {
  id: number;
  task: 'glimpse' | 'shrink';
  file: Blob;
}

/** The answer to the task with this number; none for a file that cannot be read. */
export interface WorkerAnswer {
  id: number;
  result?: Glimpse | Blob;
}

addEventListener('message', ({ data: { id, task, file } }: MessageEvent<WorkerTask>) => {
  const answer = (result?: Glimpse | Blob) => {
    postMessage({ id, result } satisfies WorkerAnswer);
  };
  (task === 'glimpse' ? glimpse(file) : shrink(file)).then(answer, () => answer());
});
