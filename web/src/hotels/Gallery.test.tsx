import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../test/api';
import { stubBrowser } from '../test/browser';
import { hotelApi, image, testHotel } from '../test/hotels';
import { renderApp } from '../test/renderApp';

// The first dialog's code is not what a test waits for.
beforeAll(() => import('../ui/AntdDialog'));
beforeAll(stubBrowser);

async function openPlace(additional: number) {
  const images = Array.from({ length: additional }, (_, index) => image(`more-${index + 1}`));
  api.use(hotelApi([testHotel('1', { image: image('main'), images })]));
  await renderApp('/hotels/vila-1');
  return within(await screen.findByRole('region', { name: 'Fotos von Vila 1' }));
}
const viewer = async () => within(await screen.findByRole('dialog', { name: 'Fotos von Vila 1' }));
const shown = () => document.querySelector('dialog [aria-hidden="false"] img')?.getAttribute('src');
const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key });

describe('the pictures of a place', () => {
  it('are one large and four small, and the button counts them all', async () => {
    const gallery = await openPlace(7);
    expect(gallery.getAllByRole('button', { name: /groß ansehen/ })).toHaveLength(5);
    gallery.getByRole('button', { name: 'Alle 8 Fotos' });
  });

  it('open at the one that was clicked', async () => {
    const gallery = await openPlace(4);
    fireEvent.click(gallery.getByRole('button', { name: 'Foto 3 von 5 groß ansehen' }));
    await viewer();
    expect(shown()).toBe('/images/more-2-800.jpg');
  });

  it('open at the main one from the button that counts them', async () => {
    const gallery = await openPlace(4);
    fireEvent.click(gallery.getByRole('button', { name: 'Alle 5 Fotos' }));
    await viewer();
    expect(shown()).toBe('/images/main-800.jpg');
  });

  it('open at the main one where the small one is missing', async () => {
    const gallery = await openPlace(4);
    const small = gallery.getByRole('button', { name: 'Foto 3 von 5 groß ansehen' });
    fireEvent.error(small.querySelector('img[loading]') ?? small);
    within(small).getByText('Bild nicht verfügbar');
    fireEvent.click(small);
    await viewer();
    expect(shown()).toBe('/images/main-800.jpg');
  });
});

describe('the viewer', () => {
  it('goes around in both directions', async () => {
    const gallery = await openPlace(2);
    fireEvent.click(gallery.getByRole('button', { name: 'Foto 1 von 3 groß ansehen' }));
    const dialog = await viewer();
    fireEvent.click(dialog.getByRole('button', { name: 'Vorheriges Foto' }));
    expect(shown()).toBe('/images/more-2-800.jpg');
    dialog.getByText('Foto 3 von 3', { selector: '[aria-live] *' });
    fireEvent.click(dialog.getByRole('button', { name: 'Nächstes Foto' }));
    expect(shown()).toBe('/images/main-800.jpg');
  });

  it('follows the keys', async () => {
    const gallery = await openPlace(3);
    fireEvent.click(gallery.getByRole('button', { name: 'Foto 1 von 4 groß ansehen' }));
    await viewer();
    press('ArrowLeft');
    expect(shown()).toBe('/images/more-3-800.jpg');
    press('ArrowRight');
    expect(shown()).toBe('/images/main-800.jpg');
    press('End');
    expect(shown()).toBe('/images/more-3-800.jpg');
    press('Home');
    expect(shown()).toBe('/images/main-800.jpg');
  });

  it('shows the one that is chosen below, and marks it', async () => {
    const gallery = await openPlace(3);
    fireEvent.click(gallery.getByRole('button', { name: 'Foto 1 von 4 groß ansehen' }));
    const dialog = await viewer();
    fireEvent.click(dialog.getByRole('button', { name: 'Foto 3' }));
    expect(shown()).toBe('/images/more-2-800.jpg');
    const marked = dialog.getAllByRole('button').filter((button) => button.getAttribute('aria-current') === 'true');
    expect(marked.map((button) => button.getAttribute('aria-label'))).toEqual(['Foto 3']);
  });

  it('follows a finger, but not a tap', async () => {
    const gallery = await openPlace(2);
    fireEvent.click(gallery.getByRole('button', { name: 'Foto 1 von 3 groß ansehen' }));
    await viewer();
    const swipe = (by: number) => {
      const stage = document.querySelector('dialog [aria-hidden="false"]') ?? document.body;
      const finger = { pointerType: 'touch', isPrimary: true };
      fireEvent.pointerDown(stage, { ...finger, clientX: 200 });
      fireEvent.pointerMove(stage, { ...finger, clientX: 200 + by });
      fireEvent.pointerUp(stage, { ...finger, clientX: 200 + by });
    };
    swipe(-30);
    expect(shown()).toBe('/images/main-800.jpg');
    swipe(-80);
    expect(shown()).toBe('/images/more-1-800.jpg');
    swipe(80);
    swipe(80);
    expect(shown()).toBe('/images/more-2-800.jpg');
  });

  it('closes by its button', async () => {
    const gallery = await openPlace(2);
    fireEvent.click(gallery.getByRole('button', { name: 'Alle 3 Fotos' }));
    fireEvent.click((await viewer()).getByRole('button', { name: 'Fotos schließen' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });
});
