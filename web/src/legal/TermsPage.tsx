import { LegalPage } from './LegalPage';

/** The rules for travellers and hosts; the German text is the binding one. */
export function TermsPage() {
  return <LegalPage text="terms" />;
}
