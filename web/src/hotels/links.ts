/** The address as one line: of "Brusje, Hvar", only what the address does not name yet is added. */
export function addressLine(place: { address: string; city: string }): string {
  const named = place.address.toLowerCase();
  const places = place.city.split(',').map((part) => part.trim());
  return [place.address.trim(), ...places.filter((part) => !named.includes(part.toLowerCase()))].filter((part) => part !== '').join(', ');
}

/** The way to the host that is counted; a listing that nobody has stored yet has only the address itself. */
export function outPath(hotelId: string, kind: 'website' | 'facebook' | 'instagram' | 'maps', address: string): string {
  return /^\d+$/.test(hotelId) ? `/out/${hotelId}/${kind}` : address;
}
