import { useFormikContext } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';
import { clearDraft, readDraft, writeDraft, type TextValues } from './draft';

/** What stands in the fields already: typed, or filled in by the browser, before the scripts were there. */
function typedBefore(form: HTMLFormElement | null): TextValues {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''));
}

/**
 * Brings back what waits for this form and keeps what is typed from then on. It happens after the first render: the
 * server knows nothing of it, and its page has to match.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string | undefined) {
  const { values, dirty, setValues } = useFormikContext<TextValues>();
  const wasDirty = useRef(false);

  useEffect(() => {
    void setValues((current) => {
      const typed = typedBefore(form.current);
      const fields = Object.keys(current);
      const known = Object.entries(typed).filter(([field]) => fields.includes(field));
      return { ...current, ...(name ? readDraft(name, fields) : {}), ...Object.fromEntries(known) };
    }, false);
  }, [form, name, setValues]);

  useEffect(() => {
    if (!name) return;
    if (dirty) writeDraft(name, values);
    else if (wasDirty.current) clearDraft(name);
    wasDirty.current = dirty;
  }, [name, values, dirty]);
}
