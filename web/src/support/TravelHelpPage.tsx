import { HelpPage } from './HelpPage';

/** Help with travelling in Croatia. */
export function TravelHelpPage() {
  return <HelpPage topic="travel" />;
}
