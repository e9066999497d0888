import { ClosedArea } from './ClosedArea';

/** Where a company keeps its profile. */
export function ProfilePage() {
  return <ClosedArea area="profile" />;
}
