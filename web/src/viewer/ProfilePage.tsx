/** In work. */
export function ProfilePage() {
  return null;
}
