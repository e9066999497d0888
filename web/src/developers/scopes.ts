/** What a key may do, as the schema names it and as people write it. */
export const scopeNames = {
  LISTINGS_READ: 'listings:read',
  OWN_LISTINGS_READ: 'own-listings:read',
  OWN_LISTINGS_WRITE: 'own-listings:write',
} as const;
export type Scope = keyof typeof scopeNames;
