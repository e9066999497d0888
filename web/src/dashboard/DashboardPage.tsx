import { ClosedArea } from '../viewer/ClosedArea';

/** Where hosts see their listings. */
export function DashboardPage() {
  return <ClosedArea area="dashboard" />;
}
