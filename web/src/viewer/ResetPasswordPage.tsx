/** In work. */
export function ResetPasswordPage() {
  return null;
}
