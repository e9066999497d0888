import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { admin, adminApi, adminHotel } from '../test/admin';
import { api } from '../test/api';
import { stubBrowser } from '../test/browser';
import { renderApp } from '../test/renderApp';

beforeEach(stubBrowser);

it('says that so many listings stand in another order than was asked for', async () => {
  api.use(...adminApi({ hotels: [adminHotel('3')] }));
  await renderApp('/admin?tab=hotels&search=vila&sort=name', admin);
  expect(await screen.findByText('1 Hotel, die neuesten zuerst. Nach Name geordnet wird, was eine genauere Suche findet.')).toBeTruthy();
});
