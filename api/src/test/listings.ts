import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect } from 'vitest';
import { imageUrl } from '../images/image.files.js';
import type { TestApp } from './app.js';
import type { Operator } from './payments.js';

export interface ListingBody {
  id: string;
  slug: string;
  name: string;
  city: string;
  isActive: boolean;
  imageUrl: string;
  images: string[];
}

/** A picture unlike all others. */
export function picture(width = 64, height = 48): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } }).jpeg().withExif({ IFD0: { Copyright: randomBytes(8).toString('hex') } }).toBuffer();
}

/** The parts of a request as a browser sends them. */
export function formOf(field: string, files: readonly (readonly [bytes: Buffer, filename: string, type?: string])[]): FormData {
  const form = new FormData();
  for (const [bytes, filename, type = 'image/jpeg'] of files) form.append(field, new Blob([new Uint8Array(bytes)], { type }), filename);
  return form;
}

export function sendForm(form: FormData, path: string, cookie: string, { url }: Pick<TestApp, 'url'>, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url + path, { method: 'POST', headers: { cookie, ...headers }, body: form });
}

/** Uploads new pictures and gives back their addresses. */
export async function upload({ cookie }: Pick<Operator, 'cookie'>, count: number, app: Pick<TestApp, 'url'>): Promise<string[]> {
  const files: [Buffer, string][] = [];
  for (let index = 0; index < count; index += 1) files.push([await picture(), `photo-${index}.jpg`]);
  const response = await sendForm(formOf('images', files), '/api/upload/images', cookie, app);
  expect(response.status).toBe(200);
  return ((await response.json()) as { imageUrls: string[] }).imageUrls;
}

/** Pictures that are known without having been uploaded, for tests that look at none. */
export async function knownPictures(count: number, { database }: Pick<TestApp, 'database'>): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomBytes(16).toString('hex'));
  await database.read(`insert into image (id, width, height, blur_data_url, original_name) select unnest($1::text[]), 64, 48, '', ''`, [ids]);
  return ids.map(imageUrl);
}

/** Everything that a listing needs; of it, a test names what is out of the ordinary. */
export async function listingBody(app: Pick<TestApp, 'database'>, fields: Record<string, unknown> = {}) {
  const [imageUrl, ...images] = await knownPictures(5, app);
  return {
    name: 'Kuća Lavanda',
    regionId: 1,
    address: 'Obala 1, 21000 Split',
    pricePerNight: 120,
    rooms: 2,
    guests: 4,
    size: 65,
    shortDescription: 'Ein Haus am Wasser, mit Garten.',
    description: 'Ein Haus am Wasser, mit Garten und einer Terrasse, auf der man bis in den Abend sitzt.',
    imageUrl,
    images,
    ...fields,
  };
}

/** Grants credits without a payment. */
export async function grant({ user }: Operator, amount: number, { database }: Pick<TestApp, 'database'>): Promise<void> {
  await database.read(`insert into credit_transaction (user_id, type, amount, description) values ($1, 'adjustment', $2, 'Test')`, [user.id, amount]);
}

/** Puts up a listing with a credit that is granted for it. */
export async function putUp(operator: Operator, app: TestApp, fields: Record<string, unknown> = {}): Promise<ListingBody> {
  await grant(operator, 1, app);
  const response = await operator.send('POST', '/api/hotels', await listingBody(app, fields));
  expect(response.status).toBe(201);
  return (await response.json()) as ListingBody;
}

/** The same listing as the input of a GraphQL operation. */
export function inputOf({ regionId, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, regionId: typeof regionId === 'number' ? String(regionId) : regionId };
}

export const CREATE = 'mutation ($input: ListingInput!) { createHotel(input: $input) { id slug name city } }';
export const UPDATE = 'mutation ($id: ID!, $input: ListingInput!) { updateHotel(id: $id, input: $input) { id slug name } }';
