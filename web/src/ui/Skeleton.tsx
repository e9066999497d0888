import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** `picture` is 4:3, `arch` a region's window, `line` one line of text, `title` one line of a heading. */
  shape?: 'picture' | 'arch' | 'line' | 'title' | 'block';
  /** Part of the width that a line of text takes. */
  width?: 'full' | 'long' | 'half' | 'short';
  className?: string;
}

/** A stone-coloured block in the shape of what is to come. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  return <div aria-hidden="true" className={[styles.block, styles[shape], styles[width], className].filter(Boolean).join(' ')} />;
}
