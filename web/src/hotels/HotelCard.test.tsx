import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../test/api';
import { stubBrowser } from '../test/browser';
import { hotelApi, image, testHotel, type TestHotel } from '../test/hotels';
import { renderApp } from '../test/renderApp';

beforeAll(stubBrowser);

/** The list shows an item of each; the page of the first shows a card of the second. */
async function item(place: TestHotel, language = '') {
  api.use(hotelApi([place]));
  await renderApp(`${language}/hotels`);
  return within(await screen.findByRole('article'));
}
async function card(place: TestHotel) {
  api.use(hotelApi([testHotel('99', { slug: 'other' }), place]));
  await renderApp('/hotels/other');
  return within(await screen.findByRole('article'));
}

describe('the text', () => {
  it('is cut beyond 100 characters in the list', async () => {
    const list = await item(testHotel('1', { shortDescription: 'x'.repeat(101) }));
    list.getByText(`${'x'.repeat(100)}…`);
  });

  it('is cut beyond 80 characters on a card', async () => {
    const one = await card(testHotel('1', { shortDescription: 'x'.repeat(100) }));
    one.getByText(`${'x'.repeat(80)}…`);
  });

  it.each([
    ['', 'Keine Beschreibung verfügbar'],
    ['/en', 'No description available'],
    ['/hr', 'Opis nije dostupan'],
  ])('says that there is none, in the language of %s', async (language, words) => {
    const list = await item(testHotel('1', { shortDescription: '' }), language);
    list.getByText(words);
  });
});

describe('an item of the list', () => {
  it('shows place, price, rating and the usual facts where none are stated', async () => {
    const place = testHotel('1', { pricePerNight: 1285, rooms: null, guests: null, size: null, guestRating: '4.8', reviewCount: 1 });
    const list = await item(place);
    list.getByText('Hvar · Inseln');
    list.getByText('1.285 €');
    list.getByText('1 Zimmer');
    list.getByText('2 Personen');
    list.getByText('50 m²');
    list.getByText('4,8');
    list.getByText('1 Bewertung');
  });

  it('shows no rating where nobody has rated', async () => {
    const list = await item(testHotel('1', { guestRating: null, reviewCount: 0 }));
    expect(list.queryByText(/Bewertung/)).toBeNull();
  });

  it('is marked when it is recommended, and only then', async () => {
    const list = await item(testHotel('1', { isFeatured: false }));
    expect(list.queryByText('Empfohlen')).toBeNull();
  });

  it('is one link, to the page in the reader’s language', async () => {
    const list = await item(testHotel('1'), '/hr');
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/hr/hotels/vila-1']);
  });

  it.each([
    [1, '1 soba', '1 osoba'],
    [3, '3 sobe', '3 osobe'],
    [5, '5 soba', '5 osoba'],
    [22, '22 sobe', '22 osobe'],
  ])('counts %i as Croatian does', async (count, rooms, guests) => {
    const list = await item(testHotel('1', { rooms: count, guests: count }), '/hr');
    list.getByText(rooms);
    list.getByText(guests);
  });
});

describe('the picture', () => {
  const source = (list: Awaited<ReturnType<typeof item>>) =>
    list.getByRole('heading').closest('article')?.querySelector('img[width], img[loading]')?.getAttribute('src');

  it('is the main one', async () => {
    expect(source(await item(testHotel('1', { image: image('main'), imageUrls: ['/images/other.jpg'] })))).toBe('/images/main-800.jpg');
  });

  it('is the first of the others where there is no main one', async () => {
    expect(source(await item(testHotel('1', { image: null, imageUrls: ['/images/other.jpg'] })))).toBe('/images/other.jpg');
  });

  it('gives way to words where there is none at all', async () => {
    const list = await item(testHotel('1', { image: null, imageUrls: [] }));
    list.getByText('Bild nicht verfügbar');
  });
});
