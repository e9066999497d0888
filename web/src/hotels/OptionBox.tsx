import type { ComponentProps } from 'react';
import { useFormat } from '../i18n/format';
import { countText, type OptionCount } from '../search/useFacets';
import { Checkbox } from '../ui/Checkbox';
import styles from './FilterPanel.module.css';

interface OptionBoxProps extends Omit<ComponentProps<typeof Checkbox>, 'note'> {
  /** How many places it would leave; not known at first. */
  count: OptionCount | undefined;
}

/** A checkbox of the filter. With nothing behind it, it is pale and can still be chosen. */
export function OptionBox({ count, ...box }: OptionBoxProps) {
  const format = useFormat();
  return <Checkbox className={count?.count === 0 && !box.checked ? styles.none : undefined} note={<span className={styles.count}>{count && countText(count, format.number)}</span>} {...box} />;
}
