import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { i18n } from 'i18next';
import { StrictMode, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SiteProvider, type Site } from './site';
import { Toasts } from './ui/Toasts';

interface AppProps {
  client: ApolloClient;
  i18n: i18n;
  site: Site;
  /** The router: one for the server, one for the browser. */
  children: ReactNode;
}

/** The id of the outermost element; everything that React writes before it belongs into the head. */
export const pageElementId = 'page';

/** What is around every page, on the server and in the browser alike. */
export function App({ client, i18n, site, children }: AppProps) {
  return (
    <StrictMode>
      <SiteProvider value={site}>
        <I18nextProvider i18n={i18n} defaultNS="common">
          <ApolloProvider client={client}>
            <div id={pageElementId}>{children}</div>
            <Toasts />
          </ApolloProvider>
        </I18nextProvider>
      </SiteProvider>
    </StrictMode>
  );
}
