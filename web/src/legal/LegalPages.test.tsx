import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../test/renderApp';

const pages = [
  ['/datenschutz', 'Datenschutz', 'Inhalt'],
  ['/en/datenschutz', 'Privacy', 'Contents'],
  ['/hr/datenschutz', 'Zaštita podataka', 'Sadržaj'],
  ['/nutzungsbedingungen', 'Nutzungsbedingungen', 'Inhalt'],
  ['/en/nutzungsbedingungen', 'Terms of use', 'Contents'],
  ['/hr/nutzungsbedingungen', 'Uvjeti korištenja', 'Sadržaj'],
] as const;

describe.each(pages)('%s', (path, title, contents) => {
  it('has a date, an anchor for each entry of its contents, and no gap in its text', async () => {
    const { container } = await renderApp(path);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(main.getByText(/2026/)).toBeTruthy();
    const links = within(main.getByRole('navigation', { name: contents })).getAllByRole('link');
    expect(links).toHaveLength(15);
    for (const link of links) {
      const section = container.querySelector(link.getAttribute('href') ?? '');
      expect(section?.querySelector('h2')?.textContent).toBe(link.textContent);
    }
    expect(container.textContent).not.toContain('{{');
  });
});

it('leads to the same text in the other languages', async () => {
  await renderApp('/hr/nutzungsbedingungen');
  const languages = within(screen.getByRole('navigation', { name: 'Jezik ovog teksta' }));
  expect(languages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/nutzungsbedingungen',
    '/en/nutzungsbedingungen',
    '/hr/nutzungsbedingungen',
  ]);
  expect(screen.getByText('Ovo je prijevod. Obvezujuća je njemačka verzija.')).toBeTruthy();
});

it('the terms name the agency, the age, the interest, the days of grace and the law', async () => {
  await renderApp('/nutzungsbedingungen');
  const main = within(screen.getByRole('main'));
  for (const text of [
    /nur als Listing-Agentur auf/,
    /natürliche Personen, die das 18\. Lebensjahr vollendet haben/,
    /Laufzeit von zwölf Monaten\. Es verlängert sich/,
    /erinnert der Betreiber per E-Mail und gewährt eine Frist von 14 Tagen\..* Verzugszins von 5 Prozent/,
    /^Es gilt schweizerisches Recht/,
  ]) {
    expect(main.getByText(text)).toBeTruthy();
  }
});

it('names the operator, and what the payment provider charges', async () => {
  const imprint = await renderApp('/impressum');
  expect(screen.getByText('Obala Listing')).toBeTruthy();
  imprint.unmount();
  await renderApp('/nutzungsbedingungen');
  expect(await screen.findByText(/Er kostet 195\s€/)).toBeTruthy();
});
