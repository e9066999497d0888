/** In work. */
export function BookingHelpPage() {
  return null;
}
