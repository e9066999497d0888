import { Formik, useFormikContext } from 'formik';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyObject, ObjectSchema } from 'yup';
import ErrorId from '../ErrorId';
import { Notice } from '../Notice';
import styles from './Form.module.css';
import { ErrorSummary } from './ErrorSummary';
import { clearDraft, type TextValues } from './draft';
import { readFailure, type Failure } from './failure';
import { useFormStatus, type FormStatus } from './formStatus';
import { ruleErrors, type RuleText } from './ruleErrors';
import { useDraft } from './useDraft';
import { useFocusAfterSubmit } from './useFocusAfterSubmit';

interface FormProps<Values extends TextValues> {
  initialValues: Values;
  /** The rules that the API checks too. */
  rules: ObjectSchema<AnyObject>;
  /** The name under which what was typed, but no password, survives a language switch. */
  draft?: string;
  /** What to say when the server gives no reason. */
  fallback?: string;
  /** Sends the form and throws what went wrong. */
  onSubmit: (values: Values) => Promise<void>;
  /** What else happens after a failure: the form shows it in any case. */
  onFailure?: (message: string, failure: Failure) => void;
  children: ReactNode;
}

/** A form that checks before it sends, says at each field what is wrong, and keeps what was typed. */
export function Form<Values extends TextValues>({ initialValues, rules, draft, fallback, onSubmit, onFailure, children }: FormProps<Values>) {
  const { t } = useTranslation(['forms', 'api']);
  const textOf: RuleText = (key, figures) => t(`api:${key}`, figures);

  const sentence = ({ code, message }: Failure) => {
    if (code === 'NETWORK') return t('networkError');
    return message ?? fallback ?? t('api:unexpected');
  };

  return (
    <Formik<Values>
      initialValues={initialValues}
      validate={(values) => ruleErrors(rules, values, textOf)}
      onSubmit={async (values, { setStatus }) => {
        setStatus(undefined);
        try {
          await onSubmit(values);
          if (draft) clearDraft(draft);
        } catch (error) {
          const failure = readFailure(error);
          const message = sentence(failure);
          const status: FormStatus = { failure, message, values, error };
          setStatus(status);
          onFailure?.(message, failure);
        }
      }}
    >
      <FormBody draft={draft}>{children}</FormBody>
    </Formik>
  );
}

function FormBody({ draft, children }: { draft?: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const { handleSubmit, values } = useFormikContext<TextValues>();
  const status = useFormStatus();
  const { rememberFocus, listed } = useFocusAfterSubmit(form);
  useDraft(form, draft);

  // A refusal that names a field of this form stands at the field.
  const hasPlace = status && Object.keys(status.failure.fields).some((name) => name in values);

  return (
    // "post": whatever happens, a password never gets into the address.
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        rememberFocus();
        handleSubmit(event);
      }}
    >
      {status && !hasPlace && (
        <Notice tone="danger">
          {status.message}
          <ErrorId error={status.error} />
        </Notice>
      )}
      <ErrorSummary fields={listed} />
      {children}
    </form>
  );
}
