import type { ComponentProps } from 'react';
import { Select } from '../Select';
import { useFormField } from './useFormField';

interface SelectInputProps extends Omit<ComponentProps<typeof Select>, 'name' | 'label' | 'error' | 'required' | 'children'> {
  name: string;
  label: string;
  /** What stands there before anything is chosen. */
  placeholder: string;
  isOptional?: boolean;
  options: { value: string; text: string }[];
}

/** A choice in a form. */
export function SelectInput({ name, label, placeholder, isOptional, options, ...field }: SelectInputProps) {
  const { control, label: fullLabel, error } = useFormField(name, label, isOptional);
  return (
    <Select {...field} {...control} label={fullLabel} error={error}>
      <option value="">{placeholder}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}
