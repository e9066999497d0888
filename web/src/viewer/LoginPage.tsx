/** In work. */
export function LoginPage() {
  return null;
}
