import { ClosedArea } from '../viewer/ClosedArea';

/** Where administrators look after accounts and listings. */
export function AdminPage() {
  return <ClosedArea area="admin" />;
}
