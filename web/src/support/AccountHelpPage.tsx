import { HelpPage } from './HelpPage';

/** Help for hosts. */
export function AccountHelpPage() {
  return <HelpPage topic="account" />;
}
