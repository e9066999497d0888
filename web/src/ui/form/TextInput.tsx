import type { ComponentProps } from 'react';
import { TextField } from '../TextField';
import { useFormField } from './useFormField';

interface TextInputProps extends Omit<ComponentProps<typeof TextField>, 'name' | 'label' | 'error' | 'required'> {
  name: string;
  label: string;
  isOptional?: boolean;
}

/** A line of text in a form. */
export function TextInput({ name, label, isOptional, ...field }: TextInputProps) {
  const { control, label: fullLabel, error } = useFormField(name, label, isOptional);
  return <TextField {...field} {...control} label={fullLabel} error={error} />;
}
