import type { ComponentProps } from 'react';
import { TextArea } from '../TextArea';
import { useFormField } from './useFormField';

interface TextAreaInputProps extends Omit<ComponentProps<typeof TextArea>, 'name' | 'label' | 'error' | 'required'> {
  name: string;
  label: string;
  isOptional?: boolean;
}

/** Several lines of text in a form. */
export function TextAreaInput({ name, label, isOptional, ...field }: TextAreaInputProps) {
  const { control, label: fullLabel, error } = useFormField(name, label, isOptional);
  return <TextArea {...field} {...control} label={fullLabel} error={error} />;
}
