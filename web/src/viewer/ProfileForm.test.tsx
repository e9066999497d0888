import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { ana } from '../test/accounts';
import { api, operations } from '../test/api';
import { stubBrowser } from '../test/browser';
import { renderApp } from '../test/renderApp';

const nothing = { phone: null, companyType: null, website: null, address: null, city: null, postalCode: null, description: null };
const profile = { __typename: 'User', ...nothing, id: ana.id, firstName: null, lastName: null, email: ana.email, companyName: null, country: 'Kroatien' };

beforeEach(() => {
  stubBrowser();
  sessionStorage.clear();
});

it('offers seven types of company, and leaves phone, website and description to the operator', async () => {
  api.use(
    operations.query('Profile', () => HttpResponse.json({ data: { viewer: profile } })),
    operations.query('Sessions', () => HttpResponse.json({ data: { viewer: { __typename: 'User', id: ana.id, sessions: [] } } })),
  );
  await renderApp('/profile', ana);
  const type = await screen.findByLabelText<HTMLSelectElement>('Unterkunftstyp');
  expect([...type.options].map(({ value }) => value)).toEqual(['', 'hotel', 'pension', 'apartment', 'villa', 'resort', 'hostel', 'other']);
  for (const name of [/^Telefon/, /^Website/, /^Beschreibung/]) expect(screen.getByLabelText<HTMLInputElement>(name).required).toBe(false);
  expect(screen.getByRole('link', { name: 'Zurück zum Dashboard' }).getAttribute('href')).toBe('/dashboard');
});
