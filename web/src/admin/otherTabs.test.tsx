import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApolloClient } from '../apollo';
import { followHotels, type HotelNews } from '../hotels/hotelNews';
import { admin, adminApi, adminHotel, user } from '../test/admin';
import { api, operations } from '../test/api';
import { stubBrowser } from '../test/browser';
import { renderApp } from '../test/renderApp';

let heard: HotelNews[];
let otherTab: BroadcastChannel;

beforeEach(() => {
  stubBrowser();
  heard = [];
  followHotels(createApolloClient({ uri: '/graphql' }, 'de'));
  otherTab = new BroadcastChannel('obala-hotels');
  otherTab.onmessage = ({ data }: MessageEvent<HotelNews>) => heard.push(data);
});
afterEach(() => {
  otherTab.close();
});

const figures = { changed: [{ __typename: 'Region', id: '8', hotelCount: 3, minPrice: 90 }], isOtherLists: false };

it('hear of a listing that the administration hides, and of its region’s figures', async () => {
  const { paidUntil, owner } = adminHotel('3');
  const hidden = { __typename: 'Hotel', id: '3', isActive: false, inactiveReason: 'ADMIN', paidUntil, owner };
  api.use(...adminApi({ hotels: [adminHotel('3')] }), operations.mutation('AdminSetHotelActive', () => HttpResponse.json({ data: { adminSetHotelActive: hidden } })));
  await renderApp('/admin?tab=hotels', admin);
  fireEvent.click(await screen.findByRole('button', { name: /^Deaktivieren/ }));
  await waitFor(() => {
    expect(heard).toMatchObject([{ changed: [{ __typename: 'Hotel', id: '3', isActive: false }] }, figures]);
  });
});

it('hear of a listing that the administration deletes, and of its region’s figures', async () => {
  api.use(...adminApi({ hotels: [adminHotel('3')] }), operations.mutation('AdminDeleteHotel', () => HttpResponse.json({ data: { adminDeleteHotel: '3' } })));
  await renderApp('/admin?tab=hotels', admin);
  fireEvent.click(await screen.findByRole('button', { name: /^Löschen/ }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /löschen/i }));
  await waitFor(() => {
    expect(heard).toMatchObject([{ changed: [], deletedId: '3' }, figures]);
  });
});

it('hear that the listings of an account are hidden, and of the regions’ figures', async () => {
  const seven = user('7');
  api.use(...adminApi({ users: [seven] }), operations.mutation('SetUserActive', () => HttpResponse.json({ data: { setUserActive: { ...seven, isActive: false } } })));
  await renderApp('/admin', admin);
  fireEvent.click(await screen.findByRole('button', { name: /^Deaktivieren/ }));
  await waitFor(() => {
    expect(heard).toMatchObject([{ changed: [], isOtherLists: true }, figures]);
  });
});
