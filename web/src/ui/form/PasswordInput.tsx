import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon';
import { TextField } from '../TextField';
import fieldStyles from '../field.module.css';
import { useFormField } from './useFormField';

interface PasswordInputProps extends Omit<ComponentProps<typeof TextField>, 'name' | 'label' | 'error' | 'required' | 'type' | 'suffix'> {
  name: string;
  label: string;
  /** Tells password managers whether to fill in or to make one up. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, and a button that shows what was typed. */
export function PasswordInput({ name, label, ...field }: PasswordInputProps) {
  const { t } = useTranslation('forms');
  const { control, error } = useFormField(name, label);
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      {...control}
      label={label}
      error={error}
      type={isShown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={fieldStyles.toggle}
          aria-pressed={isShown}
          aria-label={t('showPassword', { label })}
          onClick={() => {
            setShown(!isShown);
          }}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}
