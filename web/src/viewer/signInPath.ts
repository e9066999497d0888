/** The sign-in page, from which one comes back to the given address of the German site. */
export function signInPath(next: string): string {
  return `/login?next=${encodeURIComponent(next)}`;
}
