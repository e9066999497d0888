/** In work. */
export function AdminPage() {
  return null;
}
