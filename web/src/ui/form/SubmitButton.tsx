import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import { useIsBrowser } from '../useIsBrowser';

interface SubmitButtonProps {
  /** What the button says while the form is on its way. */
  busyText: string;
  /** The form cannot be sent yet. */
  isBlocked?: boolean;
  className?: string;
  children: ReactNode;
}

/** Sends the form. Before the scripts are there it cannot be pressed: the browser would send the form by itself. */
export function SubmitButton({ busyText, isBlocked, className, children }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  const isReady = useIsBrowser();
  return (
    <Button
      type="submit"
      variant="primary"
      block
      className={className}
      busy={isSubmitting}
      disabled={!isReady || isBlocked || isSubmitting}
    >
      {isSubmitting ? busyText : children}
    </Button>
  );
}
