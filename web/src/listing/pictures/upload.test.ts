import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../../test/api';
import { uploadPicture } from './upload';

const address = '*/api/upload/image';
const file = new Blob(['pixels'], { type: 'image/jpeg' });
const send = (signal = new AbortController().signal) => uploadPicture(file, 'kueste.jpg', { signal, onProgress: vi.fn() });

describe('uploading a picture', () => {
  it('sends the file in the field that the server reads, in the language of the page', async () => {
    document.documentElement.lang = 'hr';
    let heard: unknown;
    api.use(
      http.post(address, async ({ request }) => {
        heard = [request.headers.get('accept-language'), (await request.text()).includes('name="image"; filename="kueste.jpg"')];
        return HttpResponse.json({ imageUrl: '/images/1.jpg' });
      }),
    );
    expect(await send()).toBe('/images/1.jpg');
    expect(heard).toEqual(['hr', true]);
  });

  it('hands on the reason that the server gives', async () => {
    api.use(http.post(address, () => HttpResponse.json({ message: 'Das Bild ist zu groß.', code: 'TOO_LARGE' }, { status: 413 })));
    await expect(send()).rejects.toMatchObject({ answer: 'Das Bild ist zu groß.' });
  });

  it.each([
    ['no answer', () => HttpResponse.error()],
    ['a page instead of an answer', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
  ])('gives no reason after %s', async (_, answer) => {
    api.use(http.post(address, answer));
    await expect(send()).rejects.toMatchObject({ answer: '' });
  });

  it('ends when it is cancelled', async () => {
    const controller = new AbortController();
    api.use(
      http.post(address, async () => {
        controller.abort();
        return new Promise<never>(() => undefined);
      }),
    );
    await expect(send(controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
