import { FeedbackForm } from './FeedbackForm';
import { HelpPage } from './HelpPage';

/** Where praise and criticism go. */
export function FeedbackPage() {
  return (
    <HelpPage topic="feedback">
      <FeedbackForm />
    </HelpPage>
  );
}
