import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TextAreaInput } from '../ui/form/TextAreaInput';
import { useFormField } from '../ui/form/useFormField';
import { useFormat } from '../i18n/format';
import styles from './CountedText.module.css';

interface CountedTextProps extends ComponentProps<typeof TextAreaInput> {
  limits: { min: number; max: number };
}

/** Several lines of text that may be neither too short nor too long, with what was written so far. */
export function CountedText({ limits, ...field }: CountedTextProps) {
  const { t } = useTranslation('listing');
  const { number } = useFormat();
  const { control } = useFormField(field.name, field.label);
  const count = control.value.trim().length;
  const isShort = count < limits.min;
  const words = isShort
    ? t('counter.min', { count, text: number(count), min: number(limits.min) })
    : t('counter.max', { count, text: number(count), max: number(limits.max) });
  const tone = count > limits.max ? styles.over : isShort ? undefined : styles.enough;
  return <TextAreaInput {...field} aside={<span className={[styles.counter, tone].filter(Boolean).join(' ')}>{words}</span>} />;
}
