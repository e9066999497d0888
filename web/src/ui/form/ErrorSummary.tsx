import { useFormikContext } from 'formik';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon';
import styles from './ErrorSummary.module.css';
import type { TextValues } from './draft';
import { refusalOf, useFormStatus } from './formStatus';
import type { WrongField } from './wrongFields';

/**
 * Which fields of a long form were wrong when it was sent, each a link to its field. It has the focus when it comes;
 * what is mended meanwhile stays in its place with a tick, so that nothing jumps while somebody types.
 */
export function ErrorSummary({ fields }: { fields: readonly WrongField[] }) {
  const { t } = useTranslation('forms');
  const { values, errors } = useFormikContext<TextValues>();
  const status = useFormStatus();
  const box = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (fields.length > 0) box.current?.focus();
  }, [fields]);

  if (fields.length === 0) return null;
  const messageOf = (name: string) => errors[name] ?? refusalOf(status, name, values[name]);
  const left = fields.filter(({ name }) => messageOf(name)).length;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className={`${styles.box} ${left === 0 ? styles.done : ''}`}>
      <h2 id={titleId} className={styles.title}>
        <Icon name={left === 0 ? 'check' : 'warning'} className={styles.sign} />
        {left === 0 ? t('summary.done') : t('summary.left', { count: left })}
      </h2>
      <ul className={styles.fields}>
        {fields.map(({ id, name, label }) => {
          const message = messageOf(name);
          return (
            <li key={id} className={message ? undefined : styles.mended}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // The address holds steps and searches, and a browser would only scroll to some of the fields.
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {label}
                <span className="visually-hidden">: {message ?? t('summary.mended')}</span>
              </a>
              {!message && <Icon name="check" small />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
