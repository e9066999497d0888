/** In work. */
export function AddHotelPage() {
  return null;
}
