import { createContext, useContext } from 'react';

/** Who runs this site and how to reach them; comes from the server's environment, never from the code. */
export interface Site {
  name: string;
  /** Without a trailing slash. */
  origin: string;
  supportEmail: string;
  supportPhone: string;
  partnerEmail: string;
  operatorName: string;
  operatorAddress: string;
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

/** The name and the contact details of the site. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
