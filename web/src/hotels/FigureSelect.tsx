import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format';
import { countText, type OptionCount } from '../search/useFacets';
import { Select } from '../ui/Select';

interface FigureSelectProps {
  label: string;
  steps: readonly number[];
  text: (step: number) => string;
  /** How many places a step would leave; not known before they are counted. */
  count: (step: number) => OptionCount | undefined;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A filter of which one step is chosen, or none. */
export function FigureSelect({ label, steps, text, count, value, onChange }: FigureSelectProps) {
  const { t } = useTranslation('search');
  const { number } = useFormat();
  // The address may name a step between those that are offered.
  const offered = value === null || steps.includes(value) ? steps : [...steps, value].sort((a, b) => a - b);
  return (
    <Select
      label={label}
      value={value ?? ''}
      onChange={(event) => {
        onChange(event.target.value === '' ? null : Number(event.target.value));
      }}
    >
      <option value="">{t('any')}</option>
      {offered.map((step) => {
        const left = count(step);
        return (
          <option key={step} value={step}>
            {left ? t('option', { label: text(step), count: countText(left, number) }) : text(step)}
          </option>
        );
      })}
    </Select>
  );
}
