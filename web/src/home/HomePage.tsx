/** In work. */
export function HomePage() {
  return null;
}
