/** In work. */
export function ListHotelPage() {
  return null;
}
