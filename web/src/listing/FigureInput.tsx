import type { ComponentProps } from 'react';
import type { TextInput } from '../ui/form/TextInput';
import { useFormField } from '../ui/form/useFormField';
import { TextField } from '../ui/TextField';
import { wholeNumber } from './figures';

/** A whole number as text: no arrows, no wheel, and empty stays empty. What is no figure goes when the field is left. */
export function FigureInput(props: ComponentProps<typeof TextInput>) {
  const { name, label, isOptional, ...field } = props;
  const { control, label: fullLabel, error, setValue } = useFormField(name, label, isOptional);
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...field}
      {...control}
      label={fullLabel}
      error={error}
      onChange={(event) => void setValue(event.target.value.replace(/[^\d.,\s]/g, ''))}
      onBlur={(event) => {
        control.onBlur(event);
        const whole = wholeNumber(control.value);
        if (whole !== control.value) void setValue(whole);
      }}
    />
  );
}
