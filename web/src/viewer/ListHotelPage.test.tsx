import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../test/renderApp';

it.each([
  ['/list-hotel', ['500+', '50.000+', '95 %'], 'Was Sie davon haben', 'So funktioniert es', /9:00 bis 17:00/],
  ['/en/list-hotel', ['500+', '50,000+', '95%'], 'What you gain', 'How it works', /9:00/],
  ['/hr/list-hotel', ['500+', '50.000+', '95 %'], 'Što dobivate', 'Kako to funkcionira', /od 9 do 17/],
] as const)('%s shows figures, six benefits, four steps, both lists of features, and when to call', async (path, figures, benefits, steps, hours) => {
  await renderApp(path);
  for (const figure of figures) expect(screen.getByText(figure)).toBeTruthy();
  const itemsOf = (name: string) => {
    const section = screen.getByRole('heading', { level: 2, name }).closest('section');
    return section ? within(section).getAllByRole('listitem').length : 0;
  };
  expect(itemsOf(benefits)).toBe(6);
  expect(itemsOf(steps)).toBe(4);
  expect(screen.getByText(hours)).toBeTruthy();
  expect(screen.getAllByText(/\b24\b/).length).toBeGreaterThan(0);
});

it('names every benefit, step and function', async () => {
  await renderApp('/list-hotel');
  const lists = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('section'));
  const titles = lists.flatMap((list) => [...(list?.querySelectorAll('li h3') ?? [])].map(({ textContent }) => textContent));
  expect(titles).toEqual([
    ...['Mehr Sichtbarkeit', 'Internationale Gäste', 'Einfache Verwaltung', 'Faire Bedingungen', 'Persönlicher Support', 'Anspruch an Qualität'],
    ...['Registrieren', 'Credit kaufen', 'Eintragen', 'Gäste empfangen'],
    ...['Bildergalerie', 'Ausstattung', 'Lage', 'Weg zur Buchung'],
    ...['Einträge verwalten', 'Stand auf einen Blick', 'Anfragen', 'Bewertungen', 'Mehrere Unterkünfte'],
  ]);
});

it('leads to the registration, from the top and from the end', async () => {
  await renderApp('/list-hotel');
  for (const name of ['Jetzt registrieren', 'Kostenlos registrieren']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/login?tab=register');
  }
  expect(screen.getByRole('link', { name: 'Mehr erfahren' }).getAttribute('href')).toBe('#benefits');
  expect(screen.getByText('partner@obala.test')).toBeTruthy();
  expect(within(screen.getByRole('main')).getByRole('link', { name: '+41 44 000 00 00' }).getAttribute('href')).toBe('tel:+41440000000');
  expect(screen.getByText(/^Wir antworten innerhalb von 24 Stunden\./)).toBeTruthy();
});
