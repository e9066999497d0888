import { useId, type ReactNode } from 'react';
import { SitePicture, type SitePictureName } from '../ui/SitePicture';
import styles from './ActionCard.module.css';

interface ActionCardProps {
  picture: SitePictureName;
  title: string;
  text: string;
  children: ReactNode;
}

/** A picture, what can be done, and the button that leads there. */
export function ActionCard({ picture, title, text, children }: ActionCardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <SitePicture name={picture} className={styles.picture} sizes="(min-width: 600px) 260px, 100vw" />
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </section>
  );
}
