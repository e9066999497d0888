import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { admin, adminApi, adminHotel } from '../test/admin';
import { api, operations } from '../test/api';
import { stubBrowser } from '../test/browser';
import { renderApp } from '../test/renderApp';

beforeEach(stubBrowser);

it('says so when the listings do not come, and asks again', async () => {
  api.use(operations.query('AdminHotels', () => HttpResponse.error(), { once: true }), ...adminApi({ hotels: [adminHotel('3')] }));
  await renderApp('/admin?tab=hotels', admin);
  expect(await screen.findByRole('heading', { name: 'Fehler beim Laden der Hotels' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Kuća 3' })).toBeTruthy();
});
