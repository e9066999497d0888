import { DEFAULT_GUESTS, DEFAULT_ROOMS, DEFAULT_SIZE_SQUARE_METRES } from 'api/rules/hotel';

interface Stated {
  rooms: number | null;
  guests: number | null;
  size: number | null;
}

/** Rooms, guests and square metres, with the usual values where the listing does not say. */
export function hotelFacts(hotel: Stated) {
  return {
    rooms: hotel.rooms ?? DEFAULT_ROOMS,
    guests: hotel.guests ?? DEFAULT_GUESTS,
    size: hotel.size ?? DEFAULT_SIZE_SQUARE_METRES,
  };
}
