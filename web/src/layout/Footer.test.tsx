import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../test/renderApp';

it('leads to destinations, regions, help and the legal texts, and says who made it', async () => {
  await renderApp('/support');
  const footer = within(screen.getByRole('contentinfo'));
  const links = Object.fromEntries(footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toMatchObject({
    Dubrovnik: '/hotels?search=Dubrovnik',
    Split: '/hotels?search=Split',
    Zagreb: '/hotels?search=Zagreb',
    Hvar: '/hotels?search=Hvar',
    Zadar: '/hotels?search=Zadar',
    Dalmatien: '/hotels?regionId=1',
    Istrien: '/hotels?regionId=2',
    Kvarner: '/hotels?regionId=3',
    Mittelkroatien: '/hotels?regionId=4',
    'Hilfe-Center': '/support',
    Kontakt: '/support#contact',
    'Über uns': '/support#about',
    'Unterkunft anbieten': '/list-hotel',
    Datenschutz: '/datenschutz',
    Impressum: '/impressum',
    Nutzungsbedingungen: '/nutzungsbedingungen',
    'Idee und Umsetzung: Obala Listing': '/impressum',
  });
  expect(footer.getByText(/^© 2024 Obala/)).toBeTruthy();
});
