import type { ReactNode } from 'react';
import type { ProseSection } from '../ui/ProsePageSections';
import { Changelog } from './Changelog';
import { DeliveryExample } from './DeliveryExample';
import { Rich } from './Rich';
import styles from './Section.module.css';
import { Snippet } from './Snippet';
import { ErrorTable, LimitTable, ScopeTable } from './tables';

/** A section of the documentation; `more` follows what stands between. */
type DocumentedSection = ProseSection & { more?: string };

/** What stands in a section beside its words: below the first paragraph, and at its end. */
const parts: Record<string, { below?: ReactNode; end?: ReactNode }> = {
  start: { below: <Snippet name="first" />, end: <Snippet name="keyed" /> },
  keys: { below: <ScopeTable /> },
  limits: { below: <LimitTable />, end: <Snippet name="limits" /> },
  paging: { end: <Snippet name="paging" /> },
  errors: { end: <ErrorTable /> },
  rest: { end: <Snippet name="rest" /> },
  changes: { below: <Snippet name="changes" /> },
  versions: { end: <Changelog /> },
  webhooks: { below: <DeliveryExample />, end: <Snippet name="webhook" /> },
};

/** One subject: its words, and the table or the snippets that belong to it. */
export function Section({ section: { id, title, text, points, more } }: { section: DocumentedSection }) {
  const { below, end } = parts[id] ?? {};
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={styles.words}>
        <Rich text={text} />
      </p>
      {below}
      {points && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Rich text={point} />
            </li>
          ))}
        </ul>
      )}
      {more && (
        <p className={styles.words}>
          <Rich text={more} />
        </p>
      )}
      {end}
    </section>
  );
}
