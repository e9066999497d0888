import { LegalPage } from './LegalPage';

/** What is stored about visitors and hosts, why, and for how long. */
export function PrivacyPage() {
  return <LegalPage text="privacy" />;
}
