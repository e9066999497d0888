import type { ProseSection } from '../ui/ProsePageSections';
import styles from './Contents.module.css';
import { useSectionInView } from './useSectionInView';

interface ContentsProps {
  title: string;
  sections: Pick<ProseSection, 'id' | 'title'>[];
}

/** The ways to the sections: beside the text where there is room, else to be opened above it. */
export function Contents({ title, sections }: ContentsProps) {
  const current = useSectionInView(sections);
  const links = (
    <ul className={styles.links}>
      {sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`} aria-current={section.id === current ? 'location' : undefined}>
            {section.title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <nav className={styles.beside} aria-label={title}>
        <p aria-hidden="true" className={styles.title}>
          {title}
        </p>
        {links}
      </nav>
      <nav className={styles.above} aria-label={title}>
        <details>
          <summary>{title}</summary>
          {links}
        </details>
      </nav>
    </>
  );
}
