/** How what a listing says of its host becomes a link; the same for the pages and for what counts the way there. */

/** An address that is safe to link to: http or https only, `null` for anything else. */
export function webAddress(text: string | null | undefined): string | null {
  if (text == null || text.trim() === '') return null;
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(text.trim());
  const address = hasScheme ? text.trim() : `https://${text.trim()}`;
  const url = URL.parse(address);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

/** What a phone dials: digits and a leading plus. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.trim().replace(/(?!^\+)\D/g, '')}`;
}

/** What opens a new mail to an address, and puts nothing else into it. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}`;
}

/** A search for a place in the maps service, which the visitor confirms first. */
export function mapsSearch(place: { address: string; city: string }): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${place.address}, ${place.city}`)}`;
}
