import { useTranslation } from 'react-i18next';
import { Checkbox } from '../ui/Checkbox';
import { useFormField } from '../ui/form/useFormField';
import { Icon } from '../ui/Icon';
import { Code } from './Code';
import { scopeNames, type Scope } from './scopes';
import styles from './ScopesInput.module.css';

interface ScopesInputProps {
  name: string;
  label: string;
}

/** What a key may do, each with a plain explanation. The field holds the names with a space between; no box has its name, or the form would read it as one. */
export function ScopesInput({ name, label }: ScopesInputProps) {
  const { t } = useTranslation('developers');
  const { control, error, setValue } = useFormField(name, label);
  const chosen = control.value.split(' ').filter(Boolean);
  return (
    <fieldset className={styles.scopes} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{label}</legend>
      {(Object.keys(scopeNames) as Scope[]).map((scope) => (
        <Checkbox
          key={scope}
          checked={chosen.includes(scope)}
          aria-invalid={error ? true : undefined}
          onChange={(event) => void setValue((event.target.checked ? [...chosen, scope] : chosen.filter((other) => other !== scope)).join(' '))}
          label={
            <>
              <Code>{scopeNames[scope]}</Code>
              <span className={styles.text}>{t(`scopes.${scope}`)}</span>
            </>
          }
        />
      ))}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          <Icon name="warning" small />
          {error}
        </p>
      )}
    </fieldset>
  );
}
