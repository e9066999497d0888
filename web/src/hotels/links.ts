/** An address that is safe to link to: http or https only, `null` for anything else. */
export function webAddress(text: string | null): string | null {
  if (text === null || text.trim() === '') return null;
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(text.trim());
  const address = hasScheme ? text.trim() : `https://${text.trim()}`;
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** What a phone dials: digits and a leading plus. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.trim().replace(/(?!^\+)\D/g, '')}`;
}

/** The address as one line: of "Brusje, Hvar", only what the address does not name yet is added. */
export function addressLine(place: { address: string; city: string }): string {
  const named = place.address.toLowerCase();
  const places = place.city.split(',').map((part) => part.trim());
  return [place.address.trim(), ...places.filter((part) => !named.includes(part.toLowerCase()))].filter((part) => part !== '').join(', ');
}

/** A search for a place in the maps service, which the visitor confirms first. */
export function mapsSearch(place: { address: string; city: string }): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${place.address}, ${place.city}`)}`;
}
