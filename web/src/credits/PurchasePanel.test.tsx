import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ana } from '../test/accounts';
import { api } from '../test/api';
import { stubBrowser } from '../test/browser';
import { creditsApi } from '../test/credits';
import { renderApp } from '../test/renderApp';

beforeEach(stubBrowser);

it('says what a credit is in four sentences', async () => {
  api.use(...creditsApi());
  await renderApp('/credits', ana);
  const panel = within(await screen.findByRole('region', { name: 'Credit kaufen' }));
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ein Credit entspricht einem Jahr mit aktivem Eintrag.',
    'Abgerechnet wird jährlich, mit automatischer Verlängerung.',
    'Kündigen können Sie jederzeit im Kundenportal.',
    'Nach der Kündigung bleibt der Eintrag bis zum Ende des Jahres aktiv.',
  ]);
});
