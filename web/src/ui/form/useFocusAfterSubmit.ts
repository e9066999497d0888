import { useFormikContext } from 'formik';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { wrongFields, type WrongField } from './wrongFields';

/**
 * After an attempt that failed the focus goes to the field that is wrong, in a long form with several of them to their
 * summary. When no field is to blame it goes back to where it was: the button could not hold it while it was disabled.
 */
export function useFocusAfterSubmit(form: RefObject<HTMLFormElement | null>) {
  const { submitCount, isSubmitting } = useFormikContext();
  const answered = useRef(submitCount);
  const origin = useRef<Element | null>(null);
  const [listed, setListed] = useState<readonly WrongField[]>([]);

  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    const several = wrongFields(form.current);
    setListed(several);
    // The summary takes the focus itself when it is there.
    if (several.length > 0) return;
    const wrong = form.current?.querySelector('[aria-invalid="true"]');
    const target = wrong ?? (document.activeElement === document.body ? origin.current : null);
    if (target instanceof HTMLElement) target.focus();
  }, [form, submitCount, isSubmitting]);

  return {
    rememberFocus: () => {
      origin.current = document.activeElement;
    },
    /** The fields for the summary above the form. */
    listed,
  };
}
