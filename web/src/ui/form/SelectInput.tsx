import type { ComponentProps } from 'react';
import { Select } from '../Select';
import { useFormField } from './useFormField';

interface SelectInputProps extends Omit<ComponentProps<typeof Select>, 'name' | 'label' | 'error' | 'required' | 'children'> {
  name: string;
  label: string;
  /** What stands there before anything is chosen. */
  placeholder: string;
  options: { value: string; text: string }[];
}

/** A choice in a form. */
export function SelectInput({ name, label, placeholder, options, ...field }: SelectInputProps) {
  const { control, error } = useFormField(name, label);
  return (
    <Select {...field} {...control} label={label} error={error}>
      <option value="">{placeholder}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}
