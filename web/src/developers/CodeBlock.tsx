import styles from './CodeBlock.module.css';

interface CodeBlockProps {
  code: string;
  /** What it is, for screen readers. */
  label: string;
}

/** Code as it is written, with its comments set back; it scrolls sideways by itself, with the keyboard too. */
export function CodeBlock({ code, label }: CodeBlockProps) {
  return (
    <pre className={styles.block} lang="zxx" translate="no" tabIndex={0} role="region" aria-label={label}>
      <code>
        {code.split('\n').map((line, index) => (
          <span key={index} className={/^\s*(#|\/\/)/.test(line) ? styles.comment : undefined}>
            {line}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}
