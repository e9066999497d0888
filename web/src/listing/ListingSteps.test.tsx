import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ana } from '../test/accounts';
import { api } from '../test/api';
import { stubBrowser } from '../test/browser';
import { atStep, field, fill, listingApi, noteOf, press, written } from '../test/listings';
import { renderApp } from '../test/renderApp';
import { lastToast } from '../test/toasts';

async function open(draft: object | null = null, address = '/add-hotel', credits = 2) {
  const { handlers, sent } = listingApi({ draft, credits });
  api.use(...handlers);
  const app = await renderApp(address, { ...ana, credits });
  await screen.findByRole('heading', { level: 1, name: 'Unterkunft hinzufügen' });
  return { ...app, sent };
}

const bar = () => within(screen.getByRole('navigation', { name: 'Schritte' }));
const region = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Region' });

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
});

describe('the steps', () => {
  it('say what is missing before they let one go on, and put the focus there', async () => {
    const { here } = await open();
    press('Weiter');
    const summary = await screen.findByRole('region', { name: 'Bitte prüfen Sie 3 Angaben' });
    await waitFor(() => {
      expect(document.activeElement).toBe(summary);
    });
    fireEvent.click(within(summary).getByRole('link', { name: /^Hotel-Name:/ }));
    await waitFor(() => {
      expect(document.activeElement).toBe(field('Hotel-Name'));
    });
    expect(noteOf(field('Hotel-Name'))).toBe('Hotel-Name ist erforderlich');
    expect(noteOf(region())).toBe('Region ist erforderlich');
    expect(noteOf(field('Adresse'))).toBe('Adresse ist erforderlich');
    expect(here()).toBe('/add-hotel');

    fill('Hotel-Name', 'Kuća Mirta');
    fireEvent.change(region(), { target: { value: '2' } });
    fill('Adresse', 'Obala 12, 52210 Rovinj');
    press('Weiter');
    const heading = await atStep('Details');
    await waitFor(() => {
      expect(document.activeElement).toBe(heading);
    });
    expect(here()).toBe('/add-hotel?step=details');
    expect(bar().getByRole('link', { current: 'step' }).textContent).toBe('DetailsSchritt 2 von 5');
    expect(bar().getByRole('link', { name: /Grunddaten/ }).textContent).toContain('Fertig');

    press('Zurück');
    await atStep('Grunddaten');
    expect(field('Hotel-Name').value).toBe('Kuća Mirta');
  });

  it.each([
    [{ pricePerNight: '' }, 'Preis pro Nacht (Euro)', 'Preis pro Nacht ist erforderlich'],
    [{ rooms: '0' }, 'Zimmer', 'Anzahl Zimmer ist erforderlich'],
    [{ guests: '' }, 'Personen', 'Anzahl Gäste ist erforderlich'],
    [{ size: '0' }, 'Größe (m²)', 'Größe in m² ist erforderlich'],
    [{ shortDescription: 'Zu kurz' }, 'Kurzbeschreibung', 'Kurzbeschreibung muss mindestens 20 Zeichen lang sein'],
    [{ description: '' }, 'Beschreibung', 'Beschreibung muss mindestens 50 Zeichen lang sein'],
  ])('ask for %o', async (values, label, message) => {
    await open({ ...written, ...values }, '/add-hotel?step=details');
    press('Weiter');
    await waitFor(() => {
      expect(document.activeElement).toBe(field(label));
    });
    expect(noteOf(field(label))).toBe(message);
  });

  it('check the ways to reach the host, and show addresses without their scheme', async () => {
    await open(written, '/add-hotel?step=extras');
    fill(/^E-Mail/, 'keine Adresse');
    fill(/^Website/, 'https://https://mirta.test');
    fill(/^Facebook/, 'http://keine adresse');
    fill(/^Instagram/, 'unsinn');
    expect(field(/^Website/).value).toBe('mirta.test');
    press('Weiter');
    await waitFor(() => {
      expect(noteOf(field(/^E-Mail/))).toBe('Ungültige E-Mail-Adresse');
    });
    expect(noteOf(field(/^Facebook/))).toBe('Ungültige Facebook-URL');
    expect(noteOf(field(/^Instagram/))).toBe('Ungültige Instagram-URL');
  });

  it('turn what was typed into whole numbers, and leave an empty field empty', async () => {
    await open(written, '/add-hotel?step=details');
    const price = field('Preis pro Nacht (Euro)');
    fill('Preis pro Nacht (Euro)', '1.200,50 €');
    fireEvent.blur(price);
    expect(price.value).toBe('1200');
    fill('Preis pro Nacht (Euro)', '');
    fireEvent.blur(price);
    expect(price.value).toBe('');
    expect(price.inputMode).toBe('numeric');
  });

  it('count what was written', async () => {
    await open(null, '/add-hotel?step=details');
    fill('Kurzbeschreibung', 'Am Wasser');
    expect(screen.getByText('9 von mindestens 20 Zeichen')).toBeTruthy();
    fill('Kurzbeschreibung', 'Am Wasser, mit einer Laube');
    expect(screen.getByText('26 von höchstens 300 Zeichen')).toBeTruthy();
  });
});

describe('at the end', () => {
  it('leads to the first field that something is wrong with, wherever it stands', async () => {
    await open({ ...written, address: '' }, '/add-hotel?step=review');
    expect(await screen.findByText('Adresse ist erforderlich')).toBeTruthy();
    press('Unterkunft erstellen');
    await atStep('Grunddaten');
    await waitFor(() => {
      expect(document.activeElement).toBe(field('Adresse'));
    });
    expect(bar().getByRole('link', { name: /Details/ }).textContent).toContain('Fertig');
  });

  it('asks for four more pictures', async () => {
    await open({ ...written, images: written.images.slice(1) }, '/add-hotel?step=review');
    press('Unterkunft erstellen');
    await atStep('Bilder');
    expect(lastToast()).toMatchObject({
      title: 'Unvollständiges Hotel',
      text: 'Bitte laden Sie mindestens 4 zusätzliche Bilder hoch, um ein professionelles Hotel-Listing zu erstellen.',
    });
  });

  it('shows everything once more, with the way back to each step', async () => {
    await open(written, '/add-hotel?step=review');
    const details = within(screen.getByRole('region', { name: 'Details' }));
    expect(details.getByText('120 € pro Nacht')).toBeTruthy();
    expect(screen.getByText('Familie, Altstadt')).toBeTruthy();
    expect(screen.getByText('https://mirta.test')).toBeTruthy();
    press('Ausstattung & Kontakt bearbeiten');
    await atStep('Ausstattung & Kontakt');
  });
});

describe('without a credit', () => {
  it('the form can be filled but not sent, and says why', async () => {
    await open(written, '/add-hotel?step=review', 0);
    expect(screen.getByText('Keine Credits verfügbar.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Credits kaufen' }).getAttribute('href')).toBe('/credits');
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Unterkunft erstellen' });
    expect(send.disabled).toBe(true);
    expect(noteOf(send)).toContain('Zum Absenden brauchen Sie einen Credit.');
    press('Zurück');
    await atStep('Bilder');
  });

  it('with credits the card says how many hotels can still be created', async () => {
    await open();
    const card = within(screen.getByRole('region', { name: 'Verfügbare Credits' }));
    expect(card.getByText('2')).toBeTruthy();
    expect(card.getByText(/Sie können noch 2 Hotels erstellen\./)).toBeTruthy();
  });
});

describe('words', () => {
  const words = () => within(screen.getByRole('list', { name: 'Schlagworte' })).queryAllByRole('button').map(({ textContent }) => textContent);
  const enter = (text: string) => {
    fill(/^Schlagworte/, text);
    fireEvent.keyDown(field(/^Schlagworte/), { key: 'Enter' });
  };

  it('are added by Enter, by the button and from what is pasted; trimmed, and none twice', async () => {
    await open({ tags: ['Familie'] }, '/add-hotel?step=extras');
    enter('  Altstadt ');
    expect(words()).toEqual(['Familie', 'Altstadt']);
    expect(field(/^Schlagworte/).value).toBe('');

    enter('   ');
    enter('familie');
    expect(words()).toEqual(['Familie', 'Altstadt']);
    expect(noteOf(field(/^Schlagworte/))).toBe('Dieses Schlagwort gibt es schon.');

    fill(/^Schlagworte/, 'Strand');
    fireEvent.click(screen.getAllByRole('button', { name: 'Hinzufügen' })[1] ?? document.body);
    fill(/^Schlagworte/, '');
    fireEvent.paste(field(/^Schlagworte/), { clipboardData: { getData: () => 'Hafen, Strand,, Ruhe' } });
    expect(words()).toEqual(['Familie', 'Altstadt', 'Strand', 'Hafen', 'Ruhe']);

    press('Altstadt entfernen');
    expect(words()).toEqual(['Familie', 'Strand', 'Hafen', 'Ruhe']);
    await waitFor(() => {
      expect(document.activeElement).toBe(field(/^Schlagworte/));
    });
  });
});
