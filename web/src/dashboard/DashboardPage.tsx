/** In work. */
export function DashboardPage() {
  return null;
}
