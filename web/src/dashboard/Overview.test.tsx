import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ana } from '../test/accounts';
import { api } from '../test/api';
import { stubBrowser } from '../test/browser';
import { ownHotel, ownHotelsApi } from '../test/ownHotels';
import { renderApp } from '../test/renderApp';

const part = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(stubBrowser);

it('says to somebody who begins what comes first', async () => {
  api.use(ownHotelsApi([]));
  await renderApp('/dashboard', { ...ana, credits: 0, hasActiveSubscription: false, profileComplete: false });
  expect(await part('Aktive Hotels').findByText('Noch keine Hotels eingetragen.')).toBeTruthy();
  expect(part('Profilstatus').getByText('Unvollständig')).toBeTruthy();
  expect(part('Profilstatus').getByRole('link', { name: 'Profil vervollständigen' }).getAttribute('href')).toBe('/profile');
  const add = part('Hotel hinzufügen');
  expect(add.getByRole<HTMLButtonElement>('button', { name: 'Jetzt beginnen' }).disabled).toBe(true);
  expect(add.getByText('Keine Credits verfügbar. Für einen Eintrag brauchen Sie einen Credit.')).toBeTruthy();
  expect(add.getByRole('link', { name: 'Credits kaufen' }).getAttribute('href')).toBe('/credits');
});

it('leads on from where one stands', async () => {
  api.use(ownHotelsApi([ownHotel('1'), ownHotel('2', { isActive: false })]));
  await renderApp('/dashboard', ana);
  const active = part('Aktive Hotels');
  expect(await active.findByText('1 deaktiviert')).toBeTruthy();
  expect(active.getByText('1')).toBeTruthy();
  expect(part('Profilstatus').getByText('Vollständig')).toBeTruthy();
  expect(part('Hotel hinzufügen').getByRole('link', { name: 'Jetzt beginnen' }).getAttribute('href')).toBe('/add-hotel');
  expect(part('Hotel hinzufügen').queryByRole('link', { name: 'Credits kaufen' })).toBeNull();
  expect(part('Profil bearbeiten').getByRole('link', { name: 'Zum Profil' }).getAttribute('href')).toBe('/profile');
});
