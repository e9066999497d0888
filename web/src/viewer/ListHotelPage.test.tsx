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

it('leads to the registration, from the top and from the end', async () => {
  await renderApp('/list-hotel');
  for (const name of ['Jetzt registrieren', 'Kostenlos registrieren']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/login?tab=register');
  }
  expect(screen.getByRole('link', { name: 'Mehr erfahren' }).getAttribute('href')).toBe('#benefits');
  expect(screen.getByText('partner@obala.test')).toBeTruthy();
});
