/** In work. */
export function AccountHelpPage() {
  return null;
}
