import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, operations } from '../test/api';
import { region } from '../test/fixtures';
import { renderApp } from '../test/renderApp';

const regions = [
  region({ id: '1', slug: 'dalmatien-split', name: 'Dalmatien – Split', hotelCount: 12, minPrice: 38 }),
  region({ id: '2', slug: 'istrien', name: 'Istrien', description: 'Hafenstädte mit venezianischen Türmen.', hotelCount: 1, minPrice: 1049 }),
  region({ id: '8', slug: 'inseln', name: 'Inseln', imageUrl: '/images/eigenes.jpg', hotelCount: 20 }),
  region({ id: '9', slug: 'unbekannt', name: 'Unbekannt', hotelCount: 0, minPrice: 0 }),
];

const answers = {
  regions: (list = regions) => operations.query('RegionList', () => HttpResponse.json({ data: { regions: list } })),
  featured: (featuredHotels: unknown[] = []) =>
    operations.query('FeaturedHotels', () => HttpResponse.json({ data: { featuredHotels } })),
  anyList: () => operations.operation(() => HttpResponse.json({ errors: [{ message: 'not part of this test' }] })),
};

/** A promise that the test resolves when it wants the answer to come. */
function closedGate() {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    gate,
    open: () => {
      open();
    },
  };
}

it('has a picture, words, six destinations that open the list, and three reasons', async () => {
  api.use(answers.regions(), answers.featured());
  await renderApp('/');
  const hero = screen.getByRole('heading', { level: 1, name: 'Die ganze Küste auf einen Blick.' }).closest('section');
  expect(hero?.querySelector('img[fetchpriority="high"]')?.getAttribute('src')).toMatch(/^\/pictures\/hero-wide-day-\d+\.jpg$/);
  expect(screen.getByText('Hotels, Villen und Zimmer in Kroatien finden und direkt beim Gastgeber buchen.')).toBeTruthy();
  const quick = within(screen.getByRole('navigation', { name: 'Beliebte Reiseziele' })).getAllByRole('link');
  expect(quick.map((link) => link.textContent)).toEqual(['Dubrovnik', 'Split', 'Zagreb', 'Zadar', 'Pula', 'Hvar']);
  for (const link of quick) expect(link.getAttribute('href')).toBe(`/hotels?search=${link.textContent}`);
  const reasons = screen.getByRole('heading', { level: 2, name: 'So hilft Ihnen Obala' }).closest('section');
  expect([...(reasons?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)).toEqual(['Schnell gefunden', 'Gut ausgewählt', 'Alles beisammen']);
});

describe('the search form', () => {
  async function openForm() {
    api.use(answers.regions(), answers.featured(), answers.anyList());
    const app = await renderApp('/en');
    const form = within(await screen.findByRole('search'));
    await form.findByRole('option', { name: 'Istrien' });
    return { ...app, form };
  }

  it('opens the list for what was typed and chosen, in the language of the page', async () => {
    const { form, here } = await openForm();
    fireEvent.change(form.getByLabelText('Destination'), { target: { value: '  Stari Grad ' } });
    fireEvent.change(form.getByLabelText('Region'), { target: { value: '2' } });
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => {
      expect(here()).toBe('/en/hotels?search=Stari+Grad&regionId=2');
    });
  });

  it('leaves empty fields out of the address', async () => {
    const { form, here } = await openForm();
    fireEvent.click(form.getByRole('button', { name: 'Search places' }));
    await waitFor(() => {
      expect(here()).toBe('/en/hotels');
    });
  });

  it('offers all regions first', async () => {
    const { form } = await openForm();
    const [first, ...others] = form.getAllByRole('option').map(({ textContent }) => textContent);
    expect(first).toBe('All regions');
    expect(others).toHaveLength(regions.length);
  });
});

it('each of the six chosen regions has a picture drawn for it', async () => {
  const slugs = ['inseln', 'dalmatien-dubrovnik', 'istrien', 'kvarner-bucht', 'stadt-zagreb', 'das-mittlere-kroatien'];
  api.use(answers.regions(slugs.toReversed().map((slug, index) => region({ id: String(index + 1), slug }))), answers.featured());
  await renderApp('/');
  await screen.findByRole('heading', { level: 3, name: 'inseln' });
  const pictures = [...document.querySelectorAll('a[href^="/hotels?regionId="] img[loading]')].map((picture) => picture.getAttribute('src'));
  expect(pictures).toEqual(slugs.map((slug) => `/pictures/region-${slug}-640.jpg`));
});

describe('the regions', () => {
  function card(name: string): HTMLElement {
    const link = screen.getByRole('heading', { level: 3, name }).closest('a');
    if (!link) throw new Error(`${name} is not a link`);
    return link;
  }

  it('say how much they have, lead to their list, and come in the chosen order', async () => {
    api.use(answers.regions(), answers.featured());
    await renderApp('/');
    await screen.findByRole('heading', { level: 3, name: 'Inseln' });
    expect(card('Istrien').textContent).toContain('Hafenstädte mit venezianischen Türmen.');
    expect(card('Istrien').textContent).toContain('1 Unterkunft');
    expect(card('Istrien').textContent).toContain('ab 1.049\u00a0€ pro Nacht');
    expect(card('Unbekannt').textContent).toContain('Noch keine Unterkunft');
    expect(card('Unbekannt').textContent).not.toContain('€');
    expect(card('Istrien').getAttribute('href')).toBe('/hotels?regionId=2');
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names.filter((name) => regions.some((one) => one.name === name))).toEqual([
      'Inseln',
      'Istrien',
      'Dalmatien – Split',
      'Unbekannt',
    ]);
  });

  it('fall back from their own picture to the drawn one, and from that to words', async () => {
    api.use(answers.regions(), answers.featured());
    await renderApp('/');
    await screen.findByRole('heading', { level: 3, name: 'Inseln' });
    const picture = () => card('Inseln').querySelector<HTMLImageElement>('img[loading]');
    expect(picture()?.getAttribute('src')).toBe('/images/eigenes.jpg');
    fireEvent.error(picture() ?? document.body);
    expect(picture()?.getAttribute('src')).toBe('/pictures/region-inseln-640.jpg');
    fireEvent.error(picture() ?? document.body);
    expect(picture()).toBeNull();
    expect(card('Inseln').textContent).toContain('Bild nicht verfügbar');
  });

  it('a region without any picture says so at once', async () => {
    api.use(answers.regions(), answers.featured());
    await renderApp('/');
    await screen.findByRole('heading', { level: 3, name: 'Inseln' });
    expect(card('Unbekannt').querySelector('img')).toBeNull();
    expect(card('Unbekannt').textContent).toContain('Bild nicht verfügbar');
  });

  it('show four windows while they load', async () => {
    const { gate, open } = closedGate();
    api.use(
      answers.featured(),
      operations.query('RegionList', async () => {
        await gate;
        return HttpResponse.json({ data: { regions } });
      }),
    );
    await renderApp('/');
    const heading = await screen.findByRole('heading', { name: 'Welche Aussicht darf es sein?' });
    const section = heading.closest('section') ?? document.body;
    expect(section.querySelectorAll('[aria-busy="true"] > li')).toHaveLength(4);
    open();
    await screen.findByRole('heading', { level: 3, name: 'Inseln' });
    expect(section.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it('can be asked for again after a failure', async () => {
    api.use(answers.featured(), operations.query('RegionList', () => HttpResponse.json({ errors: [{ message: 'down' }] }), { once: true }));
    await renderApp('/');
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    api.use(answers.regions());
    fireEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 3, name: 'Inseln' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  });
});

it('lists the regions beyond the six windows as lines', async () => {
  const many = Array.from({ length: 9 }, (_, index) => region({ id: String(index + 1), slug: `r${index}`, name: `Region ${index}`, hotelCount: index }));
  api.use(answers.regions(many), answers.featured());
  await renderApp('/');
  await screen.findByRole('heading', { name: 'Weitere Regionen' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const { id } of many) expect(links).toContain(`/hotels?regionId=${id}`);
  expect(screen.queryByRole('heading', { level: 3, name: 'Region 0' })).toBeNull();
  expect(screen.getByRole('link', { name: /Region 2/ }).getAttribute('href')).toBe('/hotels?regionId=3');
});

describe('the featured places', () => {
  it('show three placeholders, then nothing but words when there are none', async () => {
    const { gate, open } = closedGate();
    api.use(
      answers.regions(),
      operations.query('FeaturedHotels', async () => {
        await gate;
        return HttpResponse.json({ data: { featuredHotels: [] } });
      }),
    );
    await renderApp('/');
    const heading = await screen.findByRole('heading', { name: 'Ausgewählte Unterkünfte' });
    const section = heading.closest('section') ?? document.body;
    expect(section.querySelectorAll('[aria-busy="true"] > li')).toHaveLength(3);
    open();
    expect(await within(section).findByText('Gerade ist keine Unterkunft hervorgehoben')).toBeTruthy();
  });

  it('name how many there are in all, as the regions count them', async () => {
    api.use(answers.regions(), answers.featured());
    await renderApp('/hr');
    expect((await screen.findByRole('link', { name: 'Pogledajte sva 33 smještaja' })).getAttribute('href')).toBe('/hr/hotels');
  });
});
