import type { APIRequestContext } from '@playwright/test';
import { barePages, standardPages } from '../src/pages.js';

/** The demo accounts, and whoever has none. */
export type Reader = 'visitor' | 'operator' | 'pension' | 'admin';

/** A page as one reader sees it, at its German address. */
export interface Visit {
  address: string;
  reader: Reader;
  /** The server answers that there is nothing. */
  isMissing?: boolean;
}

/** What the addresses with parameters are filled with: a listing that everybody sees, and one of the demo operator's own. */
export interface Examples {
  slug: string;
  ownId: string;
  /** What all places are called, the hidden ones too. */
  names: string[];
}

const STEPS = ['details', 'extras', 'pictures', 'review'];

/** What a page has beside its bare address: where it needs a parameter, and where another one makes it look different. */
function moreOf({ slug, ownId }: Examples): Record<string, Visit[]> {
  const visitor = (address: string, isMissing = false): Visit => ({ address, reader: 'visitor', isMissing });
  const operator = (address: string): Visit => ({ address, reader: 'operator' });
  const pension = (address: string): Visit => ({ address, reader: 'pension' });
  const admin = (address: string): Visit => ({ address, reader: 'admin' });
  return {
    '/hotels': [visitor('/hotels?view=map'), visitor('/hotels?search=qqxxzzyy'), visitor('/hotels?regionId=2&amenities=pool,seaView&priceMin=100&priceMax=200')],
    '/hotels/:slug': [visitor(`/hotels/${slug}`), visitor('/hotels/gibt-es-nicht', true)],
    '/compare': [visitor('/compare?ids=2,3,4')],
    // Whoever has no link that works is told so.
    '/favourites/:id': [visitor('/favourites/0000', true)],
    '/mail/off/:token': [visitor('/mail/off/0000', true)],
    '/login': [visitor('/login?tab=register')],
    '/reset-password': [visitor('/reset-password?token=0000')],
    '/dashboard': [operator('/dashboard?tab=hotels'), operator('/dashboard?tab=statistics'), operator('/dashboard?tab=api'), pension('/dashboard')],
    '/add-hotel': [
      ...STEPS.map((step) => operator(`/add-hotel?step=${step}`)),
      operator(`/add-hotel?edit=${ownId}`),
      operator(`/add-hotel?edit=${ownId}&step=review`),
      operator('/add-hotel?edit=999999'),
      pension('/add-hotel'),
    ],
    '/credits': [pension('/credits')],
    '/admin': [operator('/admin'), ...['hotels', 'support', 'log'].map((tab) => admin(`/admin?tab=${tab}`))],
    '*': [visitor('/gibt-es-nicht', true)],
  };
}

/** Every page of the site, read from its own table: one that is added there comes by itself. */
export function everyVisit(examples: Examples): Visit[] {
  const more = moreOf(examples);
  return [...standardPages, ...barePages].flatMap(({ path, privateTitle }) => {
    const reader = privateTitle === 'admin' ? 'admin' : privateTitle ? 'operator' : 'visitor';
    const isBare = !/[:*]/.test(path);
    if (!isBare && !more[path]) throw new Error(`${path} needs an example in everyPage.ts`);
    return [...(isBare ? [{ address: path, reader } satisfies Visit] : []), ...(more[path] ?? [])];
  });
}

/** Signs a demo account in; a visitor stays one. */
export async function signInAs(request: APIRequestContext, reader: Reader): Promise<void> {
  if (reader === 'visitor') return;
  const response = await request.post('/api/auth/login', { data: { email: `${reader}@obala.example`, password: 'jadran-demo-2026' } });
  if (!response.ok()) throw new Error(`${reader} cannot sign in: ${response.status()}`);
}

/** Finds the examples in the demo data. */
export async function findExamples(request: APIRequestContext): Promise<Examples> {
  const [listing] = (await (await request.get('/api/hotels')).json()) as { slug: string }[];
  await signInAs(request, 'operator');
  const [own] = (await (await request.get('/api/user/hotels')).json()) as { id: string }[];
  await signInAs(request, 'admin');
  const all = (await (await request.get('/api/admin/hotels')).json()) as { hotel: { name: string } }[];
  return { slug: listing?.slug ?? '', ownId: own?.id ?? '', names: all.map(({ hotel }) => hotel.name) };
}
