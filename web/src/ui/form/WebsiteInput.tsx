import type { ComponentProps } from 'react';
import { TextField } from '../TextField';
import type { TextInput } from './TextInput';
import { useFormField } from './useFormField';

/** Whatever scheme was typed or pasted: the field shows its own. */
export function withoutScheme(value: string): string {
  return value.replace(/^\s*(?:[a-z][a-z0-9+.-]*:\/\/)+/i, '');
}

/** The address of a website, with `https://` standing in the field. */
export function WebsiteInput(props: ComponentProps<typeof TextInput>) {
  const { name, label, isOptional, ...field } = props;
  const { control, label: fullLabel, error, setValue } = useFormField(name, label, isOptional);
  return (
    <TextField
      prefix="https://"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      {...control}
      label={fullLabel}
      error={error}
      onChange={(event) => void setValue(withoutScheme(event.target.value))}
    />
  );
}
