import { icons } from './icons';
import styles from './Icon.module.css';

export type IconName = keyof typeof icons;

interface IconProps {
  name: IconName;
  small?: boolean;
  className?: string;
}

/** A drawing beside a word; it never stands for the word, so screen readers skip it. */
export function Icon({ name, small, className }: IconProps) {
  const classes = [styles.icon, small && styles.small, className].filter(Boolean).join(' ');
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {icons[name]}
    </svg>
  );
}
