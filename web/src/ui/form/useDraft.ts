import { useFormikContext } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';
import { clearDraft, readDraft, writeDraft, type TextValues } from './draft';

/** What stands in the fields already: typed, or filled in by the browser, before the scripts were there. */
function typedBefore(form: HTMLFormElement | null, initialValues: TextValues): TextValues {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => {
      const [field, value] = entry;
      return field in initialValues && typeof value === 'string' && value !== '' && value !== initialValues[field];
    }),
  );
}

/**
 * Brings back what waits for this form and keeps what is typed from then on. It happens after the first render: the
 * server knows nothing of it, and its page has to match.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string | undefined) {
  const { values, initialValues, dirty, setValues } = useFormikContext<TextValues>();
  const wasDirty = useRef(false);

  useEffect(() => {
    void setValues((current) => {
      const draft = name ? readDraft(name, Object.keys(current)) : {};
      return { ...current, ...draft, ...typedBefore(form.current, initialValues) };
    }, false);
  }, [form, name, initialValues, setValues]);

  useEffect(() => {
    if (!name) return;
    if (dirty) writeDraft(name, values);
    else if (wasDirty.current) clearDraft(name);
    wasDirty.current = dirty;
  }, [name, values, dirty]);
}
