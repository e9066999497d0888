import 'reflect-metadata';
import { connect } from '../src/database.js';
import { readEnv } from '../src/env.js';
import { createImageStore } from '../src/images/image.stores.js';
import { createLogger } from '../src/logger.js';
import { listen } from '../src/server.js';

/** The product itself, APIs only, in a process of its own. */
const env = readEnv();
const database = await connect(env.DATABASE_URL);
const server = await listen({ env, database, images: createImageStore(env, database), log: createLogger('silent') }, 0);
process.send?.({ port: server.port });
process.once('disconnect', () => process.exit(0));
