import { registerEnumType } from 'type-graphql';

/** What an API key may be used for. Each is written in the documentation as it is stored. */
export enum KeyScope {
  LISTINGS_READ = 'listings:read',
  OWN_LISTINGS_READ = 'own-listings:read',
  OWN_LISTINGS_WRITE = 'own-listings:write',
}
registerEnumType(KeyScope, {
  name: 'KeyScope',
  description: 'What an API key may be used for.',
  valuesConfig: {
    LISTINGS_READ: { description: '`listings:read`: search and read what everybody can see.' },
    OWN_LISTINGS_READ: { description: '`own-listings:read`: read one’s own listings, hidden ones and their figures too.' },
    OWN_LISTINGS_WRITE: { description: '`own-listings:write`: put up, change, switch and delete one’s own listings, with their pictures and drafts.' },
  },
});

export const KEY_SCOPES = Object.values(KeyScope);
