import { useId } from 'react';
import { Link } from '../ui/Link';
import styles from './Footer.module.css';

interface FooterColumnProps {
  title: string;
  links: { to: string; label: string }[];
}

/** One list of links with its heading. */
export function FooterColumn({ title, links }: FooterColumnProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
