import { type Request, type Response, Router } from 'express';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import type { Services } from '../context.js';
import { AppError } from '../errors.js';
import { findParts, listingItems, pageItems, type SitemapPart } from './sitemap.js';

/** Finding the parts looks at every listing: however often they are asked for, that is done once in so many milliseconds. */
const PARTS_KEPT_MS = 60_000;

/** `/sitemap.xml` names the parts: the pages, and the listings by their numbers. Each is streamed from the database. */
export function sitemapRoutes({ database: { read }, site }: Pick<Services, 'database' | 'site'>): Router {
  const address = (name: string) => `${site.origin}/sitemap-${name}.xml`;
  let parts: Promise<SitemapPart[]> | undefined;
  const currentParts = () => {
    if (parts) return parts;
    parts = findParts(read);
    const forget = () => {
      parts = undefined;
    };
    parts.then(() => setTimeout(forget, PARTS_KEPT_MS).unref(), forget);
    return parts;
  };
  return Router()
    .get('/sitemap.xml', async (request, response) => {
      const listed = [{ url: address('pages') }, ...(await currentParts()).map(({ part, lastmod }) => ({ url: address(`hotels-${part}`), lastmod }))];
      await send(Readable.from(listed), new SitemapIndexStream(), request, response);
    })
    .get('/sitemap-pages.xml', (request, response) => send(Readable.from(pageItems(site, read)), urlSet(), request, response))
    .get('/sitemap-hotels-:part.xml', async (request, response) => {
      const { part } = request.params;
      if (!/^[1-9]\d{0,5}$/.test(part)) throw new AppError('NOT_FOUND', 'notFound');
      const items = listingItems(Number(part), site, read);
      // Asked for its first entry before the answer has begun: a part of nothing is no part.
      const first = await items.next();
      if (first.done) throw new AppError('NOT_FOUND', 'notFound');
      await send(Readable.from(startingWith(first.value, items)), urlSet(), request, response);
    });
}

const urlSet = () => new SitemapStream({ xmlns: { news: false, video: false, xhtml: true, image: true } });

async function* startingWith(first: SitemapItemLoose, rest: AsyncGenerator<SitemapItemLoose>): AsyncGenerator<SitemapItemLoose> {
  yield first;
  yield* rest;
}

/** Writes as fast as the client reads; one that goes away ends the reading too. */
async function send(items: Readable, xml: NodeJS.ReadWriteStream, request: Request, response: Response): Promise<void> {
  response.set('Cache-Control', 'public, max-age=3600').type('application/xml');
  if (request.method === 'HEAD') {
    items.destroy();
    return void response.end();
  }
  await pipeline(items, xml, inBlocks(), response).catch((error: Error & { code?: string }) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** The library hands out every tag by itself; compressing and sending so many crumbs would take ten times as long. */
function inBlocks(size = 64 * 1024): Transform {
  let crumbs = '';
  return new Transform({
    decodeStrings: false,
    transform(chunk: Buffer | string, _, done) {
      crumbs += chunk.toString();
      if (crumbs.length < size) return done();
      const block = crumbs;
      crumbs = '';
      done(null, block);
    },
    flush: (done) => done(null, crumbs),
  });
}
