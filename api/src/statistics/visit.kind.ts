import { registerEnumType } from 'type-graphql';

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
registerEnumType(VisitKind, {
  name: 'VisitKind',
  description: 'What a visitor did with a listing.',
  valuesConfig: {
    IMPRESSION: { description: 'Had it on the screen in a list, at least half of it for a second.' },
    DETAIL: { description: 'Opened its page.' },
    COMPARE: { description: 'Put it into the comparison.' },
    FAVOURITE: { description: 'Kept it as a favourite.' },
    WEBSITE: { description: 'Went to its website.' },
    PHONE: { description: 'Opened its telephone number.' },
    MAIL: { description: 'Opened its e-mail address.' },
    FACEBOOK: { description: 'Went to its page at Facebook.' },
    INSTAGRAM: { description: 'Went to its page at Instagram.' },
    MAPS: { description: 'Looked its address up in the maps service.' },
  },
});

export const VISIT_KINDS = Object.values(VisitKind);

/** What leads away from the page, to the host: a contact. */
export const CONTACT_KINDS = [VisitKind.WEBSITE, VisitKind.PHONE, VisitKind.MAIL, VisitKind.FACEBOOK, VisitKind.INSTAGRAM, VisitKind.MAPS] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** A kind from outside; nothing for any other text. */
export function visitKindOf(text: unknown): VisitKind | undefined {
  return VISIT_KINDS.find((kind) => kind === text);
}
