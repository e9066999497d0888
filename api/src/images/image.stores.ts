import type { Database } from '../database.js';
import type { Env } from '../env.js';
import { DatabaseImageStore } from './image.database-store.js';
import { S3ImageStore } from './image.s3-store.js';
import type { ImageStore } from './image.store.js';

/** The store that the environment asks for. */
export function createImageStore(env: Env, database: Database): ImageStore {
  return env.IMAGE_STORE === 's3' ? new S3ImageStore(env) : new DatabaseImageStore(database.read);
}
