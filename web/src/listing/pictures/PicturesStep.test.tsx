import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Formik, type FormikProps } from 'formik';
import { createRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../i18n/i18n';
import { loadMessages } from '../../i18n/messages';
import { stubBrowser } from '../../test/browser';
import { lastToast } from '../../test/toasts';
import { NEW_LISTING, type ListingValues } from '../values';
import { PicturesStep } from './PicturesStep';
import { UploadError } from './upload';

interface Sent {
  name: string;
  signal: AbortSignal;
  arrive: (address?: string) => void;
  fail: (answer?: string) => void;
  progress: (share: number) => void;
}
/** Uploads under way, in the order in which they were sent. */
const sent: Sent[] = [];

// There is no canvas here: what is looked at is measured as its file's name says.
vi.mock('./prepare', () => ({
  UnreadableError: class extends Error {},
  takeGlimpse: async (file: File) => ({
    preview: new Blob(),
    measures: { width: file.name.startsWith('klein') ? 640 : 2400, height: 1800, sharpness: file.name.startsWith('unscharf') ? 10 : 900, fingerprint: bits(file.name) },
  }),
  makeFit: async (file: File) => file,
}));
vi.mock('./upload', async (original) => ({
  ...(await original<typeof import('./upload')>()),
  uploadPicture: (_file: Blob, name: string, { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void }) =>
    new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => { reject(new DOMException('', 'AbortError')); });
      sent.push({
        name,
        signal,
        arrive: (address = `/images/${name}.jpg`) => { resolve(address); },
        fail: (answer = '') => { reject(new UploadError(answer)); },
        progress: onProgress,
      });
    }),
}));

/** 64 bits that are another file's for another name. */
function bits(name: string): string {
  let state = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483647, 7);
  return Array.from({ length: 64 }, () => ((state = (state * 48271) % 2147483647) % 2 ? '1' : '0')).join('');
}

const form = createRef<FormikProps<ListingValues>>();
/** What the form holds now. */
const held = () => form.current?.values;

async function show(start: Partial<ListingValues> = {}) {
  const i18n = createI18n('de', await loadMessages('de'));
  render(
    <I18nextProvider i18n={i18n} defaultNS="common">
      <MemoryRouter>
        <Formik innerRef={form} initialValues={{ ...NEW_LISTING, ...start }} onSubmit={() => undefined}>
          <form>
            <PicturesStep />
          </form>
        </Formik>
      </MemoryRouter>
    </I18nextProvider>,
  );
}

const picture = (name: string, type = 'image/jpeg') => new File([name], name, { type });
const stored = (...names: string[]) => names.map((name) => `/images/${name}.jpg`);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tiles = () => within(screen.getByRole('list', { name: 'Weitere Bilder, sortierbar' })).getAllByRole('listitem');
const upload = (name: string) => {
  const found = sent.find((one) => one.name === name);
  if (!found) throw new Error(`${name} was not sent`);
  return found;
};

/** Chooses files by a button, as the browser's dialog would hand them over. */
async function choose(by: string | RegExp, ...files: File[]) {
  fireEvent.click(button(by));
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('There is nothing to choose files with.');
  await act(async () => {
    fireEvent.change(input, { target: { files } });
    await Promise.resolve();
  });
}
const addFiles = (...names: string[]) => choose('Bilder auswählen', ...names.map((name) => picture(name)));
const arrives = (name: string, address?: string) => act(async () => { upload(name).arrive(address); });

beforeEach(() => {
  stubBrowser();
  sent.length = 0;
  let count = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${(count += 1)}`, revokeObjectURL: vi.fn() });
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
});

describe('adding pictures', () => {
  it('keeps the order of choosing, whatever arrives first, three at once', async () => {
    await show();
    expect(screen.getByText('0/10, erforderlich')).toBeTruthy();
    // Four places wait to be filled.
    expect(tiles()).toHaveLength(4);
    await addFiles('a', 'b', 'c', 'd');
    await waitFor(() => { expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']); });
    await arrives('c');
    await waitFor(() => { expect(sent).toHaveLength(4); });
    await arrives('d');
    await arrives('b');
    expect(held()?.images).toEqual(stored('b', 'c', 'd'));
    expect(screen.getByText('3/10, erforderlich')).toBeTruthy();
    expect(screen.getByText('Bitte laden Sie mindestens 4 zusätzliche Bilder hoch. Es fehlt noch 1 Bild.')).toBeTruthy();
    expect(lastToast()?.title).not.toBe('Bilder hochgeladen');
    await arrives('a');
    expect(held()?.images).toEqual(stored('a', 'b', 'c', 'd'));
    expect(screen.getByText('4/10')).toBeTruthy();
    expect(screen.queryByText(/Es fehl/)).toBeNull();
    expect(lastToast()).toMatchObject({ title: 'Bilder hochgeladen', text: '4 Bilder sind da.' });
  });

  it('shows how far an upload is', async () => {
    await show();
    await addFiles('kueste.jpg');
    await waitFor(() => { expect(sent).toHaveLength(1); });
    act(() => { upload('kueste.jpg').progress(0.64); });
    expect(screen.getByRole('progressbar', { name: 'Hochladen: Bild 2 von 2' }).getAttribute('aria-valuenow')).toBe('64');
    expect(screen.getByText('64 %')).toBeTruthy();
    act(() => { upload('kueste.jpg').progress(1); });
    expect(screen.getByText('Wird verarbeitet …')).toBeTruthy();
    await arrives('kueste.jpg');
    expect(lastToast()?.title).toBe('Bild hochgeladen');
    expect(screen.getByText('kueste.jpg')).toBeTruthy();
  });

  it('drops what is more than ten and says so', async () => {
    await show({ images: stored('1', '2', '3', '4', '5', '6', '7', '8') });
    await addFiles('a', 'b', 'c');
    expect(lastToast()).toMatchObject({
      title: 'Bildlimit erreicht',
      text: 'Maximal 10 zusätzliche Bilder erlaubt. Einige Bilder wurden nicht hinzugefügt.',
    });
    await waitFor(() => { expect(sent).toHaveLength(2); });
    await arrives('a');
    await arrives('b');
    expect(held()?.images).toEqual(stored('1', '2', '3', '4', '5', '6', '7', '8', 'a', 'b'));
    expect(screen.queryByRole('button', { name: 'Bilder auswählen' })).toBeNull();
  });

  it('takes dropped files, and refuses what is no picture', async () => {
    await show();
    const dataTransfer = { types: ['Files'], files: [picture('a'), picture('vertrag.pdf', 'application/pdf')] };
    fireEvent.dragOver(tiles()[0] as HTMLElement, { dataTransfer });
    expect(screen.getByText('Loslassen, um die Bilder hinzuzufügen')).toBeTruthy();
    fireEvent.drop(tiles()[0] as HTMLElement, { dataTransfer });
    expect(screen.queryByText('Loslassen, um die Bilder hinzuzufügen')).toBeNull();
    expect(lastToast()).toMatchObject({ title: 'Upload-Fehler', text: '„vertrag.pdf“ ist kein Bild. Möglich sind JPEG, PNG, WebP und AVIF.' });
    await waitFor(() => { expect(sent.map(({ name }) => name)).toEqual(['a']); });
    await arrives('a');
  });

  it('refuses the same picture twice', async () => {
    await show({ images: stored('1') });
    await addFiles('again.jpg');
    await waitFor(() => { expect(sent).toHaveLength(1); });
    await arrives('again.jpg', '/images/1.jpg');
    expect(held()?.images).toEqual(stored('1'));
    expect(lastToast()).toMatchObject({ title: 'Bild schon vorhanden' });
    expect(screen.queryByText('again.jpg')).toBeNull();
  });

  it('warns before the page is left while something is on its way', async () => {
    await show();
    await addFiles('a');
    await waitFor(() => { expect(sent).toHaveLength(1); });
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    await arrives('a');
    expect(leave()).toBe(false);
  });
});

describe('an upload that fails', () => {
  it('disturbs no other, says why, and can be tried again', async () => {
    await show();
    await addFiles('a', 'b');
    await waitFor(() => { expect(sent).toHaveLength(2); });
    await act(async () => { upload('a').fail('Das Bild ist zu groß.'); });
    await arrives('b');
    expect(held()?.images).toEqual(stored('b'));
    expect(lastToast()).toMatchObject({ title: 'Upload-Fehler', text: 'Fehler beim Hochladen der Bilder. Bitte versuchen Sie es erneut.' });
    expect(screen.getByText('Das Bild ist zu groß.')).toBeTruthy();
    expect(button('Bild 2 von 3')).toBeTruthy();
    fireEvent.click(button('Erneut versuchen: Bild 2 von 3'));
    await waitFor(() => { expect(sent).toHaveLength(3); });
    await act(async () => { sent[2]?.arrive(); });
    expect(held()?.images).toEqual(stored('a', 'b'));
    expect(lastToast()?.title).toBe('Bild hochgeladen');
  });

  it('can be cancelled before it is through', async () => {
    await show();
    await addFiles('a', 'b');
    await waitFor(() => { expect(sent).toHaveLength(2); });
    const cancel = button('Hochladen abbrechen: Bild 2 von 3');
    cancel.focus();
    await act(async () => { fireEvent.click(cancel); });
    expect(upload('a').signal.aborted).toBe(true);
    await arrives('b');
    expect(held()?.images).toEqual(stored('b'));
    // The picture that has moved up has the focus now.
    expect(document.activeElement?.closest('li')).toBe(tiles()[0]);
  });
});

describe('pictures that are there', () => {
  it('are removed, and the focus goes to the next one', async () => {
    await show({ images: stored('1', '2', '3') });
    const remove = button('Entfernen: Bild 3 von 4');
    remove.focus();
    fireEvent.click(remove);
    expect(held()?.images).toEqual(stored('1', '3'));
    expect(lastToast()?.title).toBe('Bild entfernt');
    expect(document.activeElement?.closest('li')).toBe(tiles()[1]);
    expect(within(tiles()[1] as HTMLElement).getByAltText('Bild 3 von 3')).toBeTruthy();
  });

  it('are replaced in their place, and stay when that fails', async () => {
    await show({ images: stored('1', '2') });
    await choose('Ersetzen: Bild 2 von 3', picture('neu'));
    await waitFor(() => { expect(sent).toHaveLength(1); });
    expect(held()?.images).toEqual(stored('1', '2'));
    await act(async () => { upload('neu').fail(); });
    expect(lastToast()).toMatchObject({ title: 'Upload-Fehler', text: 'Fehler beim Ersetzen des Bildes. Bitte versuchen Sie es erneut.' });
    expect(held()?.images).toEqual(stored('1', '2'));
    fireEvent.click(button('Erneut versuchen: Bild 2 von 3'));
    await waitFor(() => { expect(sent).toHaveLength(2); });
    await act(async () => { sent[1]?.arrive(); });
    expect(held()?.images).toEqual(stored('neu', '2'));
    expect(lastToast()?.title).toBe('Bild ersetzt');
  });

  it('become the main picture by swapping', async () => {
    await show({ imageUrl: '/images/main.jpg', images: stored('1', '2') });
    fireEvent.click(button('Als Haupt-Bild: Bild 3 von 3'));
    expect(held()?.imageUrl).toBe('/images/2.jpg');
    expect(held()?.images).toEqual(stored('1', 'main'));
    expect(screen.getByText('Das Haupt-Bild ist getauscht.')).toBeTruthy();
  });

  it('become the main picture where there is none', async () => {
    await show({ images: stored('1', '2') });
    fireEvent.click(button('Als Haupt-Bild: Bild 2 von 3'));
    expect(held()?.imageUrl).toBe('/images/1.jpg');
    expect(held()?.images).toEqual(stored('2'));
  });

  it('are sorted with the keyboard, and every place is said', async () => {
    // Three pictures beside each other: jsdom has no layout.
    Element.prototype.getBoundingClientRect = function (this: Element) {
      const at = Math.max(0, tiles().findIndex((tile) => tile === this || tile.contains(this)));
      return new DOMRect(at * 110, 0, 100, 75);
    };
    await show({ images: stored('1', '2', '3') });
    // The library listens for the next key a moment after the first.
    const press = async (code: string) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { code });
      await act(async () => { await new Promise((resolve) => { setTimeout(resolve); }); });
    };
    button('Bild 2 von 4').focus();
    await press('Space');
    await waitFor(() => { expect(screen.getByText(/^Bild 2 von 4 (aufgenommen|auf Platz 2)/)).toBeTruthy(); });
    await press('ArrowRight');
    await waitFor(() => { expect(screen.getByText('Bild 2 von 4 auf Platz 3 von 4.')).toBeTruthy(); });
    await press('Space');
    await waitFor(() => { expect(held()?.images).toEqual(stored('2', '1', '3')); });
    expect(screen.getByText(/liegt jetzt auf Platz 3 von 4\./)).toBeTruthy();
  });
});

describe('the main picture', () => {
  it('is chosen, and what is chosen with it is added to the others', async () => {
    await show();
    await choose(/^Haupt-Bild auswählen/, picture('main'), picture('a'));
    await waitFor(() => { expect(sent).toHaveLength(2); });
    await arrives('a');
    await arrives('main');
    expect(held()).toMatchObject({ imageUrl: '/images/main.jpg', images: stored('a') });
    fireEvent.click(button('Entfernen: Haupt-Bild'));
    expect(held()?.imageUrl).toBe('');
    expect(button(/^Haupt-Bild auswählen/)).toBeTruthy();
  });
});

describe('hints', () => {
  it('stand at the picture and in a list, and refuse nothing', async () => {
    await show();
    await addFiles('klein.jpg', 'unscharf.jpg');
    await waitFor(() => { expect(sent).toHaveLength(2); });
    await arrives('klein.jpg', '/images/k.jpg');
    await arrives('unscharf.jpg', '/images/u.jpg');
    expect(held()?.images).toEqual(stored('k', 'u'));
    const list = screen.getByRole('region', { name: 'Das könnte besser werden' });
    expect(within(list).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Bild 2 (klein.jpg) ist nur 640 Pixel breit. Ab 1.000 Pixel wirkt es auch auf großen Bildschirmen scharf.',
      'Bild 3 (unscharf.jpg) wirkt unscharf.',
    ]);
    expect(within(tiles()[1] as HTMLElement).getByText('unscharf')).toBeTruthy();
  });
});
