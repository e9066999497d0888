import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from './Breadcrumbs';
import { PageHead } from './PageHead';
import styles from './ProsePage.module.css';
import { ProseContents, ProseSections, type ProseSection } from './ProsePageSections';

interface ProsePageProps {
  title: string;
  description: string;
  /** The page between home and this one, if any. */
  parent?: { label: string; to: string };
  lead?: string;
  /** What stands below the title, for example the date of a legal text. */
  note?: ReactNode;
  sections?: ProseSection[];
  /** The title of the list of sections; without it there is none. */
  contents?: string;
  /** What follows the text in its column. */
  children?: ReactNode;
  /** What stands beside the text on wide screens and below it on narrow ones. */
  aside?: ReactNode;
}

/** A page of text: title, sections in a readable measure, and something beside them. */
export function ProsePage({ title, description, parent, lead, note, sections = [], contents, children, aside }: ProsePageProps) {
  const { t } = useTranslation();
  const crumbs = [{ label: t('home'), to: '/' }, ...(parent ? [parent] : []), { label: title }];
  return (
    <div className="wrap">
      <PageHead title={title} description={description} />
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.columns}>
        <div className={styles.text}>
          <h1>{title}</h1>
          {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
          {note}
          {contents && <ProseContents title={contents} sections={sections} />}
          <ProseSections sections={sections} />
          {children}
        </div>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </div>
  );
}
