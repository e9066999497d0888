/** In work. */
export function FeedbackPage() {
  return null;
}
