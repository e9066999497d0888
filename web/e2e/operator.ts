import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './site.js';

/** What every operator of a test signs in with. */
export const password = 'Drei Boote im Hafen 7';

/** A listing as the interface for partners gives it back. */
export interface OwnListing {
  id: string;
  slug: string;
  name: string;
}

/** An operator of the test's own, signed in on this page's browser. */
export async function registerOperator(page: Page): Promise<string> {
  const email = `betrieb-${randomUUID()}@obala.example`;
  const data = { email, phone: '+385 21 000 000', password, confirmPassword: password };
  const response = await page.request.post('/api/auth/register', { data });
  expect(response.ok(), 'an operator registers').toBe(true);
  return email;
}

/** Buys a credit on the payment provider's own page, waits until it has arrived, and gives back the payment's number. */
export async function buyCredit({ request }: Page): Promise<string> {
  const { priceId } = (await (await request.get('/api/stripe/product-info')).json()) as { priceId: string };
  const begun = await request.post('/api/stripe/create-checkout-session', { data: { priceId } });
  const { checkoutUrl } = (await begun.json()) as { checkoutUrl: string };
  const form = { number: '4242 4242 4242 4242', expiry: '12/49', cvc: '123', name: 'Mara Muster' };
  await request.post(`${new URL(checkoutUrl).pathname}/pay`, { form });
  const sessionId = new URL(checkoutUrl).pathname.split('/').at(-1) ?? '';
  const settled = await request.post('/api/stripe/sync-checkout', { data: { sessionId } });
  expect(await settled.json(), 'a credit is paid').toMatchObject({ success: true });
  return sessionId;
}

/** Uploads a plain picture of its own colour and gives back its address. */
export async function uploadPicture(request: APIRequestContext, shade: number): Promise<string> {
  const background = { r: (40 * shade) % 256, g: 90, b: 140 };
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background } }).png().toBuffer();
  const response = await request.post('/api/upload/image', { multipart: { image: { name: 'haus.png', mimeType: 'image/png', buffer } } });
  return ((await response.json()) as { imageUrl: string }).imageUrl;
}

/** A whole listing as it is sent. */
export async function listingInput(request: APIRequestContext, values: Record<string, unknown>) {
  const [imageUrl, ...images] = await Promise.all([0, 1, 2, 3, 4].map((shade) => uploadPicture(request, shade)));
  const texts = {
    address: 'Obala 1, 21000 Split',
    shortDescription: 'Ein Haus am Wasser, mit Garten.',
    description: 'Ein Haus am Wasser, mit Garten und einer Terrasse, auf der man bis in den Abend sitzt.',
  };
  return { regionId: '1', pricePerNight: 120, rooms: 2, guests: 4, size: 65, ...texts, imageUrl, images, ...values };
}

/** Buys a credit and puts up a listing with it. */
export async function putUpListing(page: Page, name: string): Promise<OwnListing> {
  await buyCredit(page);
  const response = await page.request.post('/api/hotels', { data: await listingInput(page.request, { name }) });
  expect(response.status(), 'a listing is put up').toBe(201);
  const { id, slug } = (await response.json()) as OwnListing;
  return { id: String(id), slug, name };
}
