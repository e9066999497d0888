/** In work. */
export function CreditsPage() {
  return null;
}
