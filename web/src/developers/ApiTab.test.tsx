import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { ana } from '../test/accounts';
import { api, operations } from '../test/api';
import { stubBrowser } from '../test/browser';
import { renderApp } from '../test/renderApp';

const key = {
  __typename: 'ApiKey',
  id: '4',
  name: 'Channel-Manager',
  prefix: 'obala_7fK2pQ',
  scopes: ['LISTINGS_READ'],
  createdAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: null,
  expiresAt: '2027-11-01T10:00:00.000Z',
  isLive: true,
};
const webhook = {
  __typename: 'Webhook',
  id: '9',
  nodeId: 'V2ViaG9vazo5',
  url: 'https://haus.example/' + 'sehr-lang-'.repeat(20),
  isOwnOnly: true,
  isActive: true,
  createdAt: '2026-11-01T10:00:00.000Z',
  failingSince: '2026-11-20T10:00:00.000Z',
  pendingDeliveries: 1,
};
const delivery = {
  __typename: 'WebhookDelivery',
  id: '31',
  event: 'listing.changed',
  changes: 3,
  createdAt: '2026-11-20T10:00:00.000Z',
  state: 'PENDING',
  attempts: 4,
  lastStatus: 500,
  lastError: 'STATUS',
  lastAttemptAt: '2026-11-20T10:05:00.000Z',
  nextAttemptAt: '2026-11-20T10:10:00.000Z',
  durationMs: 80,
};
const viewer = { __typename: 'User', id: ana.id };

function answer(keys: object[], webhooks: object[]) {
  api.use(
    operations.query('ApiKeys', () => HttpResponse.json({ data: { viewer: { ...viewer, apiKeys: keys } } })),
    operations.query('Webhooks', () => HttpResponse.json({ data: { viewer: { ...viewer, webhooks } } })),
    operations.query('Limits', () =>
      HttpResponse.json({ data: { rateLimit: { __typename: 'RateLimit', limit: 100_000, remaining: 99_000, resetAt: '2026-11-21T10:00:00.000Z' } } }),
    ),
  );
}

beforeEach(() => {
  stubBrowser();
});

it('without keys and webhooks it says what they are for, and how many points are left', async () => {
  answer([], []);
  await renderApp('/dashboard?tab=api', ana);
  expect(await screen.findByText(/^Noch kein Schlüssel\./)).toBeTruthy();
  expect(await screen.findByText(/^Noch kein Webhook\./)).toBeTruthy();
  expect(await screen.findByText(/99\.000 von 100\.000 Punkten/)).toBeTruthy();
});

it('a key that is made shows its secret once, stands in the list, and ends when it is revoked', async () => {
  answer([], []);
  const secret = `obala_${'x'.repeat(40)}`;
  let input: unknown;
  api.use(
    operations.mutation('CreateApiKey', ({ variables }) => {
      input = variables.input;
      return HttpResponse.json({ data: { createApiKey: { __typename: 'CreatedApiKey', secret, key } } });
    }),
    operations.mutation('RevokeApiKey', () => HttpResponse.json({ data: { revokeApiKey: { ...key, isLive: false } } })),
  );
  await renderApp('/dashboard?tab=api', ana);
  fireEvent.click(await screen.findByRole('button', { name: 'Schlüssel anlegen' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('checkbox', { name: /^listings:read/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Schlüssel anlegen' }));
  await waitFor(() => {
    expect(dialog.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  });
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Channel-Manager' } });
  fireEvent.click(dialog.getByRole('checkbox', { name: /^own-listings:write/ }));
  fireEvent.change(dialog.getByLabelText(/^Ablauf/), { target: { value: '365' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Schlüssel anlegen' }));
  expect(await screen.findByText(secret)).toBeTruthy();
  expect(input).toEqual({ name: 'Channel-Manager', scopes: ['OWN_LISTINGS_WRITE'], expiresInDays: 365 });
  fireEvent.click(screen.getByRole('button', { name: 'Ich habe es gesichert' }));

  const line = (await screen.findByText('obala_7fK2pQ…')).closest('li') ?? document.body;
  expect(within(line).getByText('Gültig')).toBeTruthy();
  fireEvent.click(within(line).getByRole('button', { name: /^Widerrufen/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Widerrufen' }));
  expect(await within(line).findByText('Beendet')).toBeTruthy();
  expect(within(line).queryByRole('button')).toBeNull();
});

it('a webhook says since when it fails, and its log in plain words what happened and what comes next', async () => {
  answer([], [webhook]);
  let isActive: unknown;
  api.use(
    operations.query('WebhookDeliveries', () =>
      HttpResponse.json({
        data: {
          node: { ...webhook, deliveries: { __typename: 'WebhookDeliveryConnection', nodes: [delivery], pageInfo: { __typename: 'PageInfo', hasNextPage: false } } },
        },
      }),
    ),
    operations.mutation('SetWebhookActive', ({ variables }) => {
      isActive = variables.isActive;
      return HttpResponse.json({ data: null, errors: [{ message: 'Gerade nicht.', extensions: { code: 'UNAVAILABLE' } }] });
    }),
  );
  await renderApp('/dashboard?tab=api', ana);
  expect(await screen.findByText(/^Seit 20\.11\.2026, 11:00 kommt nichts mehr an/)).toBeTruthy();
  expect(screen.getByText('1 wartet')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Zustellungen zeigen' }));
  const log = within(await screen.findByRole('list', { name: 'Zustellungen' }));
  expect(log.getByText('3 Änderungen')).toBeTruthy();
  expect(log.getByText(/Die Antwort hatte den Status 500\./).textContent).toBe('Die Antwort hatte den Status 500. 4 Versuche. Nächster Versuch: 20.11.2026, 11:10.');

  // It shows at once, and is taken back when it does not work.
  const power = screen.getByRole<HTMLInputElement>('switch');
  fireEvent.click(power);
  await waitFor(() => {
    expect(isActive).toBe(false);
  });
  await waitFor(() => {
    expect(power.checked).toBe(true);
  });
});

it('says what could not be loaded, and tries again', async () => {
  answer([key], []);
  let isDown = true;
  api.use(
    operations.query('ApiKeys', () => (isDown ? HttpResponse.error() : HttpResponse.json({ data: { viewer: { ...viewer, apiKeys: [key] } } }))),
  );
  await renderApp('/dashboard?tab=api', ana);
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('Die Schlüssel konnten nicht geladen werden.')).toBeTruthy();
  isDown = false;
  fireEvent.click(notice.getByRole('button'));
  expect(await screen.findByText('Channel-Manager')).toBeTruthy();
});
