import { HelpPage } from './HelpPage';

/** Help with finding, asking and booking. */
export function BookingHelpPage() {
  return <HelpPage topic="booking" />;
}
