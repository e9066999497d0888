/** In work. */
export function TermsPage() {
  return null;
}
