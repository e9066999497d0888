import type { Database } from '../database.js';
import type { Env } from '../env.js';
import { outgoing } from '../outgoing.js';
import { DatabaseImageStore } from './image.database-store.js';
import type { ImageStore } from './image.store.js';

/** The store that the environment asks for. */
export function createImageStore(env: Env, database: Database): ImageStore {
  return env.IMAGE_STORE === 's3' ? s3Store(env) : new DatabaseImageStore(database.read);
}

/** What speaks to such a store is large: it is loaded where there is one, with the first picture. */
function s3Store(env: Env): ImageStore {
  let loaded: Promise<ImageStore> | undefined;
  const load = async () => new (await import('./image.s3-store.js')).S3ImageStore(env);
  const store = () => (loaded ??= load());
  return {
    put: (filename, bytes) => outgoing('s3', 'put', async () => (await store()).put(filename, bytes)),
    get: (filename) => outgoing('s3', 'get', async () => (await store()).get(filename)),
    remove: (filenames) => outgoing('s3', 'remove', async () => (await store()).remove(filenames)),
  };
}
