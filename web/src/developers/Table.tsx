import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  caption: string;
  head: string[];
  /** The first cell of each row names it. */
  rows: { key: string; cells: ReactNode[] }[];
}

/** A small table of the documentation; on phones what stands in a row stands one below the other. */
export function Table({ caption, head, rows }: TableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {rest.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
