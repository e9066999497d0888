import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App';
import { createApolloClient } from '../apollo';
import { createI18n } from '../i18n/i18n';
import type { Language } from '../i18n/language';
import { loadMessages } from '../i18n/messages';
import { apiAddress } from './api';
import { testSite } from './fixtures';

/** Renders a part of a page with everything that is around pages. */
export async function renderPart(part: ReactNode, language: Language = 'de') {
  const client = createApolloClient({ uri: apiAddress }, language);
  const i18n = createI18n(language, await loadMessages(language));
  return render(
    <App client={client} i18n={i18n} site={testSite}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: part }])} />
    </App>,
  );
}
