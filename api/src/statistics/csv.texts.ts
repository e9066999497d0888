import type { Localized } from '../language.js';
import type { VisitKind } from './visit.kind.js';

/** The heads of the table's columns. */
export const CSV_HEADS: Record<VisitKind | 'date' | 'listing' | 'contacts', Localized> = {
  date: { de: 'Datum', en: 'Date', hr: 'Datum' },
  listing: { de: 'Unterkunft', en: 'Listing', hr: 'Smještaj' },
  impression: { de: 'In Listen gesehen', en: 'Seen in lists', hr: 'Viđeno na popisima' },
  detail: { de: 'Seite geöffnet', en: 'Page opened', hr: 'Otvorena stranica' },
  compare: { de: 'Verglichen', en: 'Compared', hr: 'Uspoređeno' },
  favourite: { de: 'Gemerkt', en: 'Saved', hr: 'Spremljeno' },
  website: { de: 'Website', en: 'Website', hr: 'Web-stranica' },
  phone: { de: 'Telefon', en: 'Phone', hr: 'Telefon' },
  mail: { de: 'E-Mail', en: 'E-mail', hr: 'E-pošta' },
  facebook: { de: 'Facebook', en: 'Facebook', hr: 'Facebook' },
  instagram: { de: 'Instagram', en: 'Instagram', hr: 'Instagram' },
  maps: { de: 'Karte', en: 'Maps', hr: 'Karte' },
  contacts: { de: 'Kontakte', en: 'Contacts', hr: 'Kontakti' },
};
