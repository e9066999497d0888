import { type Request, type Response, Router } from 'express';
import { pipeline, Readable, Transform } from 'node:stream';
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import type { Services } from '../context.js';
import { AppError } from '../errors.js';
import { sendBits } from '../stream.js';
import { findParts, listingItems, pageItems, type SitemapPart } from './sitemap.js';

/** Finding the parts looks at every listing: however often they are asked for, that is done once in so many milliseconds. */
const PARTS_KEPT_MS = 60_000;

/** `/sitemap.xml` names the parts: the pages, and the listings by their numbers. Each is streamed from the database. */
export function sitemapRoutes({ replicas, site, log }: Pick<Services, 'replicas' | 'site' | 'log'>): Router {
  const address = (name: string) => `${site.origin}/sitemap-${name}.xml`;
  let parts: Promise<SitemapPart[]> | undefined;
  const currentParts = () => {
    if (parts) return parts;
    parts = findParts(replicas.route().read);
    const forget = () => {
      parts = undefined;
    };
    parts.then(() => setTimeout(forget, PARTS_KEPT_MS).unref(), forget);
    return parts;
  };
  const send = (items: Readable, xml: Transform, request: Request, response: Response) =>
    sendBits(written(items, xml), { request, response, log, headers: { 'Cache-Control': 'public, max-age=3600', 'Content-Type': 'application/xml' } });
  return Router()
    .get('/sitemap.xml', async (request, response) => {
      const listed = [{ url: address('pages') }, ...(await currentParts()).map(({ part, lastmod }) => ({ url: address(`hotels-${part}`), lastmod }))];
      await send(Readable.from(listed), new SitemapIndexStream(), request, response);
    })
    .get('/sitemap-pages.xml', (request, response) => send(Readable.from(pageItems(site, replicas.route().read)), urlSet(), request, response))
    .get('/sitemap-hotels-:part.xml', async (request, response) => {
      const { part } = request.params;
      if (!/^[1-9]\d{0,5}$/.test(part)) throw new AppError('NOT_FOUND', 'notFound');
      const items = listingItems(Number(part), site, replicas.route().read);
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

/** All of it as XML; whoever stops reading it stops the reading of the items too. */
async function* written(items: Readable, xml: Transform): AsyncGenerator<Buffer> {
  // What fails on the way comes out at the end of the line.
  yield* pipeline(items, xml, inBlocks(), () => undefined) as AsyncIterable<Buffer>;
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
