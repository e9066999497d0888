import { ClosedArea } from '../viewer/ClosedArea';

/** Where hosts buy credits. */
export function CreditsPage() {
  return <ClosedArea area="credits" />;
}
