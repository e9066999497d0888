/** In work. */
export function PrivacyPage() {
  return null;
}
