import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { api, operations } from '../../test/api';
import { stubBrowser } from '../../test/browser';
import { renderPart } from '../../test/renderPart';
import { NEW_LISTING, type ListingValues } from '../values';
import { ListingPreview } from './ListingPreview';

beforeAll(stubBrowser);

const regions = [{ id: '8', slug: 'inseln', name: 'Inseln' }];
const vila: ListingValues = {
  ...NEW_LISTING,
  name: 'Vila Lavanda',
  regionId: '8',
  city: 'Hvar',
  address: 'Riva 1',
  pricePerNight: '1285',
  shortDescription: 'Steinhaus über dem Hafen',
  description: 'Ein Haus am Hang.\n\nMit Garten.',
  amenities: ['seaView', 'pool'],
  tags: ['Lavendel'],
  website: 'vila-lavanda.example',
  imageUrl: '/images/0123456789abcdef0123456789abcdef.jpg',
};

/** What the frame shows. */
async function inFrame() {
  const frame = await screen.findByTitle(/^Vorschau zum Ansehen/);
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('The preview is no frame');
  // jsdom has loaded it before anybody could listen.
  fireEvent.load(frame);
  const content = await waitFor(() => {
    const element = frame.contentDocument?.querySelector<HTMLElement>('[inert]');
    if (!element) throw new Error('The frame is empty');
    return element;
  });
  return { content, ...within(content) };
}

describe('the preview of a listing', () => {
  it('shows the row of the list with the values of the form', async () => {
    await renderPart(<ListingPreview values={vila} regions={regions} />);
    const row = await inFrame();
    row.getByText('Vila Lavanda');
    row.getByText('Hvar · Inseln');
    row.getByText('1.285 €');
    row.getByText('Steinhaus über dem Hafen');
    row.getByText('Meerblick');
    const sources = [...row.content.querySelectorAll('source')].map((source) => source.srcset);
    expect(sources[0]).toContain('/images/0123456789abcdef0123456789abcdef-400.avif 400w');
    expect(screen.queryByText(/Platzhalter/)).toBeNull();
  });

  it('shows the page, without a title of its own for the browser’s tab', async () => {
    const before = document.title;
    await renderPart(<ListingPreview values={vila} regions={regions} />);
    fireEvent.click(await screen.findByRole('radio', { name: 'Seite' }));
    const page = await inFrame();
    await page.findByRole('heading', { level: 1, name: 'Vila Lavanda', hidden: true });
    page.getByText('Ein Haus am Hang.');
    page.getByText('Riva 1, Hvar');
    page.getByText('Lavendel');
    expect(document.title).toBe(before);
  });

  it('puts placeholders where something is missing, and says so', async () => {
    await renderPart(<ListingPreview values={NEW_LISTING} regions={regions} />);
    const row = await inFrame();
    row.getByText('Name Ihrer Unterkunft');
    row.getByText('Hier steht Ihre Kurzbeschreibung');
    screen.getByText('Noch als Platzhalter: Name, Ort, Region, Haupt-Bild, Preis, Adresse, Kurzbeschreibung, Beschreibung.');
  });

  it('cuts long texts as the real cards do', async () => {
    await renderPart(<ListingPreview values={{ ...vila, shortDescription: 'x'.repeat(110) }} regions={regions} />);
    const frame = await inFrame();
    frame.getByText(`${'x'.repeat(100)}…`);
    fireEvent.click(screen.getByRole('radio', { name: 'Karte' }));
    await frame.findByText(`${'x'.repeat(80)}…`);
  });

  it('follows what is typed', async () => {
    function Form() {
      const [values, setValues] = useState(vila);
      return (
        <>
          <input aria-label="Name" value={values.name} onChange={(event) => { setValues({ ...values, name: event.target.value }); }} />
          <ListingPreview values={values} regions={regions} />
        </>
      );
    }
    await renderPart(<Form />);
    const row = await inFrame();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Vila Ružmarin' } });
    await row.findByText('Vila Ružmarin');
  });

  it('speaks the language of the guests and leaves the host’s words alone', async () => {
    const asked: unknown[] = [];
    api.use(
      operations.query('HotelFilterRegions', ({ variables }) => {
        asked.push(variables);
        return HttpResponse.json({ data: { regions: [{ __typename: 'Region', id: '8', slug: 'inseln', name: 'Otoci', hotelCount: 3 }] } });
      }),
    );
    await renderPart(<ListingPreview values={vila} regions={regions} />);
    const row = await inFrame();
    fireEvent.click(screen.getByRole('radio', { name: 'Hrvatski' }));
    await row.findByText('Hvar · Otoci');
    row.getByText('Pogled na more');
    row.getByText('Steinhaus über dem Hafen');
    expect(row.content.lang).toBe('hr');
    expect(asked).toEqual([{ language: 'HR' }]);
    screen.getByText(/^Beschriftungen und Preise erscheinen in dieser Sprache/);
  });

  it('takes the styles of the page along, but not those that hold it still behind a drawer', async () => {
    const sheets = ['<style>.own{}</style>', '<style data-rc-order="append">html body{overflow-y:hidden}</style>'];
    document.head.insertAdjacentHTML('beforeend', sheets.join(''));
    await renderPart(<ListingPreview values={vila} regions={regions} />);
    const frame = await screen.findByTitle(/^Vorschau zum Ansehen/);
    expect(frame.getAttribute('srcdoc')).toContain('.own{}');
    expect(frame.getAttribute('srcdoc')).not.toContain('overflow-y');
    document.head.querySelectorAll('style').forEach((sheet) => { sheet.remove(); });
  });

  it('can be looked at only', async () => {
    await renderPart(<ListingPreview values={vila} regions={regions} />);
    const { content } = await inFrame();
    expect(content.hasAttribute('inert')).toBe(true);
    expect(content.querySelectorAll('a, button').length).toBeGreaterThan(0);
  });
});
