/** In work. */
export function ImprintPage() {
  return null;
}
