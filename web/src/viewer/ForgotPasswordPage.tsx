/** In work. */
export function ForgotPasswordPage() {
  return null;
}
