import type { ComponentProps, ReactNode } from 'react';
import { Link } from './Link';
import styles from './Button.module.css';

interface ButtonLook {
  /** `accent` for the one main act of a page, `primary` for the main act of a form. */
  variant?: 'accent' | 'primary' | 'line' | 'quiet' | 'danger';
  small?: boolean;
  block?: boolean;
  /** Shows a turning ring, and a press does nothing, while something is on its way. */
  busy?: boolean;
  className?: string;
  children: ReactNode;
}

type ButtonProps =
  | (ButtonLook & { to: string; href?: undefined } & Omit<ComponentProps<typeof Link>, 'to' | keyof ButtonLook>)
  | (ButtonLook & { href: string; to?: undefined } & Omit<ComponentProps<'a'>, 'href' | keyof ButtonLook>)
  | (ButtonLook & { to?: undefined; href?: undefined } & Omit<ComponentProps<'button'>, keyof ButtonLook>);

/** A button: with `to` a link inside the site, with `href` a link elsewhere, else a real button. */
export function Button({ variant = 'line', small, block, busy, className, children, ...rest }: ButtonProps) {
  const classes = [styles.button, styles[variant], small && styles.small, block && styles.block, className]
    .filter(Boolean)
    .join(' ');
  const content = (
    <>
      {busy && <span className={styles.ring} aria-hidden="true" />}
      {children}
    </>
  );
  if (rest.to !== undefined) {
    return (
      <Link className={classes} {...rest}>
        {content}
      </Link>
    );
  }
  if (rest.href !== undefined) {
    return (
      <a className={classes} {...rest}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" className={classes} {...rest} disabled={rest.disabled ?? busy} aria-busy={busy || undefined}>
      {content}
    </button>
  );
}
