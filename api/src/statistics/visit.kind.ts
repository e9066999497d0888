/** What a visitor did with a listing. The value is the name of the matching field of VisitCounts. */
export enum VisitKind {
  IMPRESSION = 'impression',
  DETAIL = 'detail',
  COMPARE = 'compare',
  FAVOURITE = 'favourite',
  WEBSITE = 'website',
  PHONE = 'phone',
  MAIL = 'mail',
  FACEBOOK = 'facebook',
  INSTAGRAM = 'instagram',
  MAPS = 'maps',
}

/** All of them, in the order in which tables show them. */
export const VISIT_KINDS = Object.values(VisitKind);

/** What leads away from the page, to the host: a contact. */
export const CONTACT_KINDS = [VisitKind.WEBSITE, VisitKind.PHONE, VisitKind.MAIL, VisitKind.FACEBOOK, VisitKind.INSTAGRAM, VisitKind.MAPS] as const;
/** One of those. */
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** A kind from outside; nothing for any other text. */
export function visitKindOf(text: unknown): VisitKind | undefined {
  return VISIT_KINDS.find((kind) => kind === text);
}
