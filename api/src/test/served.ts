import { readEnv } from '../env.js';
import { serve } from '../serve.js';

/** The product as production runs it, in a process of its own, but for its pages, which would have to be built first: one that cannot be rendered stands for them. */
await serve(readEnv(), {
  assets: (_, __, next) => next(),
  manifest: {},
  render: ({ url, cookies }) => {
    // As a library might.
    console.error('a page failed', new Error(`${url} failed`), { cookies });
    return Promise.reject(new Error('a page failed'));
  },
});
