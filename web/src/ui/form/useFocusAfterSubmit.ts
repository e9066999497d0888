import { useFormikContext } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * After an attempt that failed the focus goes to the first field that is wrong. When no field is to blame it goes back
 * to where it was: the button could not hold it while it was disabled.
 */
export function useFocusAfterSubmit(form: RefObject<HTMLFormElement | null>) {
  const { submitCount, isSubmitting } = useFormikContext();
  const answered = useRef(submitCount);
  const origin = useRef<Element | null>(null);

  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    const wrong = form.current?.querySelector('[aria-invalid="true"]');
    const target = wrong ?? (document.activeElement === document.body ? origin.current : null);
    if (target instanceof HTMLElement) target.focus();
  }, [form, submitCount, isSubmitting]);

  return () => {
    origin.current = document.activeElement;
  };
}
