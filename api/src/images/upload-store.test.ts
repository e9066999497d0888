import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeLeftPictures } from '../hotels/listing.pictures.js';
import { formOf, listingBody, type ListingBody, picture, putUp, sendForm, upload } from '../test/listings.js';
import { type Operator, type PaidApp, startPaidApp } from '../test/payments.js';
import { filenameOf, filesOf, imageIdOf } from './image.files.js';

const folder = mkdtempSync(path.join(tmpdir(), 'obala-s3-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const store = (port: number) => new S3rver({ port, address: '127.0.0.1', silent: true, directory: folder, configureBuckets: [{ name: 'pictures', configs: [] }] });
const environment = (port: number) => ({ IMAGE_STORE: 's3', S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' });

describe.each(['database', 's3'])('in the %s store', (kind) => {
  let app: PaidApp;
  let mara: Operator;
  const s3 = store(0);
  beforeAll(async () => {
    app = await startPaidApp(kind === 's3' ? { environment: environment((await s3.run()).port) } : {});
    mara = await app.signIn();
  });
  afterAll(async () => {
    await app.stop();
    if (kind === 's3') await s3.close();
  });

  /** How many of a picture's seven files there are. */
  async function filesLeft(url: string): Promise<number> {
    const files = await Promise.all(filesOf(imageIdOf(url) ?? '').map((file) => app.images.get(filenameOf(file))));
    return files.filter((content) => content !== null).length;
  }
  const age = (url: string | undefined, hours: number) => app.database.read('update image set created_at = now() - make_interval(hours => $2) where id = $1', [imageIdOf(url ?? ''), hours]);
  const save = (values: Record<string, unknown>) => mara.graphql('mutation ($values: JSONObject!) { saveListingDraft(values: $values) { id } }', { values });
  async function putUpWith(imageUrl: string, images: string[], name: string): Promise<ListingBody> {
    return putUp(mara, app, { name, imageUrl, images });
  }

  test('a deleted listing’s pictures go, but those of another listing or a draft', async () => {
    const [main = '', shared = '', drafted = '', ...rest] = await upload(mara, 8, app);
    const first = await putUpWith(main, [shared, drafted, ...rest.slice(0, 2)], 'Kuća Prva');
    await putUpWith(shared, [...rest.slice(2), ...(await upload(mara, 1, app)), rest[1] ?? ''], 'Kuća Druga');
    await save({ images: [drafted] });
    expect((await mara.send('DELETE', `/api/hotels/${first.id}`)).status).toBe(200);
    expect(await Promise.all([main, rest[0] ?? ''].map(filesLeft))).toEqual([0, 0]);
    expect(await Promise.all([shared, drafted, rest[1] ?? ''].map(filesLeft))).toEqual([7, 7, 7]);
    expect((await app.get(main)).status).toBe(404);
  });

  test('every night, pictures go that nobody has used for 24 hours', async () => {
    await app.database.read('delete from listing_draft');
    const [young = '', left = '', drafted = '', dropped = '', ...used] = await upload(mara, 9, app);
    const hotel = await putUpWith(dropped, used.slice(1).concat(used[0] ?? ''), 'Kuća Noćna');
    const [replaced = ''] = await upload(mara, 1, app);
    expect((await mara.send('PUT', `/api/hotels/${hotel.id}`, await listingBody(app, { imageUrl: replaced, images: used }))).status).toBe(200);
    await save({ imageUrl: drafted });
    for (const url of [left, drafted, dropped, replaced, ...used]) await age(url, 25);
    await age(young, 23);
    await Promise.all([removeLeftPictures(app.context()), removeLeftPictures(app.context())]);
    expect(await Promise.all([left, dropped].map(filesLeft))).toEqual([0, 0]);
    expect(await Promise.all([young, drafted, replaced, ...used].map(filesLeft))).toEqual([7, 7, 7, ...used.map(() => 7)]);
    await app.database.read(`update listing_draft set updated_at = now() - interval '91 days'`);
    await removeLeftPictures(app.context());
    expect(await filesLeft(drafted)).toBe(0);
  });

  test('a picture that is uploaded while it is being removed is there, or known to be gone', async () => {
    const bytes = await picture();
    const send = () => sendForm(formOf('image', [[bytes, 'a.jpg']]), '/api/upload/image', mara.cookie, app);
    const { imageUrl } = (await (await send()).json()) as { imageUrl: string };
    await age(imageUrl, 30);
    await Promise.all([send(), removeLeftPictures(app.context()), send(), removeLeftPictures(app.context())]);
    expect(await filesLeft(imageUrl)).toBe(7);
    expect(await app.database.read('select id from image where id = $1', [imageIdOf(imageUrl)])).toHaveLength(1);
  });

  test('a listing that is put up while its pictures are being removed has them all, or is refused', async () => {
    const [imageUrl = '', ...images] = await upload(mara, 5, app);
    for (const url of [imageUrl, ...images]) await age(url, 30);
    await app.database.read(`insert into credit_transaction (user_id, type, amount, description) values ($1, 'adjustment', 1, 'Test')`, [mara.user.id]);
    const body = await listingBody(app, { imageUrl, images });
    const [response] = await Promise.all([mara.send('POST', '/api/hotels', body), removeLeftPictures(app.context())]);
    const left = await Promise.all([imageUrl, ...images].map(filesLeft));
    if (response.status === 201) expect(left).toEqual([7, 7, 7, 7, 7]);
    else expect([response.status, left.includes(0)]).toEqual([400, true]);
  });
});

test('while the store is away, an upload says so, and everything else stays as it is', async () => {
  const s3 = store(0);
  const { port } = await s3.run();
  const app = await startPaidApp({ environment: environment(port) });
  try {
    const mara = await app.signIn();
    const [imageUrl = '', ...images] = await upload(mara, 5, app);
    await mara.graphql('mutation { saveListingDraft(values: { name: "Kuća" }) { id } }');
    const hotel = await putUp(mara, app, { imageUrl, images });
    await mara.graphql('mutation { saveListingDraft(values: { name: "Nacrt" }) { id } }');
    await s3.close();
    const send = async () => sendForm(formOf('images', [[await picture(), 'a.jpg'], [await picture(), 'b.jpg']]), '/api/upload/images', mara.cookie, app);
    const response = await send();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await response.json()).toEqual({ message: 'Fehler beim Hochladen der Bilder. Bitte versuchen Sie es erneut.', code: 'UNAVAILABLE' });
    const { data } = await mara.graphql<object>('{ viewer { listingDraft { values } } }');
    expect(data).toEqual({ viewer: { listingDraft: { values: { name: 'Nacrt' } } } });
    expect(await app.database.read('select id from image where uploaded_by_id = $1', [mara.user.id])).toHaveLength(5);
    expect((await app.get(`/api/hotels/${hotel.slug}`)).status).toBe(200);
    expect((await mara.send('DELETE', `/api/hotels/${hotel.id}`)).status).toBe(200);
    const again = store(port);
    await again.run();
    expect((await send()).status).toBe(200);
    await app.database.read(`update image set created_at = now() - interval '25 hours'`);
    await removeLeftPictures(app.context());
    expect((await app.get(imageUrl)).status).toBe(404);
    await again.close();
  } finally {
    await app.stop();
  }
});
