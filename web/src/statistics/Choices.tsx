import { useId } from 'react';
import styles from './Choices.module.css';

interface ChoicesProps<Value extends string | number> {
  label: string;
  options: { value: Value; text: string }[];
  selected: Value;
  onSelect: (value: Value) => void;
}

/** A few choices side by side, one of them taken: the browser's own radio buttons, so the arrow keys work. */
export function Choices<Value extends string | number>({ label, options, selected, onSelect }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ value, text }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={value === selected}
            onChange={() => {
              onSelect(value);
            }}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
