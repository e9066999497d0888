import 'reflect-metadata';
import { ormConfig } from './src/database.js';
import { readEnv } from './src/env.js';

/** For `npm run orm -- …`: which migrations there are, which are pending, a new one from what the entities say. */
export default ormConfig(readEnv().DATABASE_URL);
