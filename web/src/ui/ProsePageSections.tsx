import styles from './ProsePage.module.css';

/** A passage under its own heading, as the texts hold it. */
export interface ProseSection {
  /** The anchor, the same in all languages. */
  id: string;
  title: string;
  /** Paragraphs, an empty line between them. */
  text: string;
  points?: string[];
}

/** Passages with their headings, in a readable measure. */
export function ProseSections({ sections }: { sections: ProseSection[] }) {
  return sections.map(({ id, title, text, points }) => (
    <section key={id} id={id} className={styles.section}>
      <h2>{title}</h2>
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}

/** The headings of the passages, as links to them. */
export function ProseContents({ title, sections }: { title: string; sections: ProseSection[] }) {
  return (
    <nav className={styles.contents} aria-label={title}>
      <p aria-hidden="true">{title}</p>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
