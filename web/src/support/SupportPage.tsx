/** In work. */
export function SupportPage() {
  return null;
}
