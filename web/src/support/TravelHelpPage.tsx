/** In work. */
export function TravelHelpPage() {
  return null;
}
