import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import styles from './ExplorerKey.module.css';

const SHAPE = /^obala_[0-9A-Za-z]{40}$/;

interface ExplorerKeyProps {
  value: string | null;
  onChange: (key: string | null) => void;
}

/** A key to ask with: entered, named by its beginning, and forgotten again. */
export function ExplorerKey({ value, onChange }: ExplorerKeyProps) {
  const { t } = useTranslation('developers');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isOpen, setOpen] = useState(false);

  const use = (event: FormEvent) => {
    event.preventDefault();
    const key = typed.trim();
    if (!SHAPE.test(key)) return setError(t('explorer.keyShape'));
    onChange(key);
    setTyped('');
    setError(undefined);
    setOpen(false);
  };
  return (
    <details
      className={styles.key}
      open={isOpen}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>
        <span className={value ? styles.on : styles.off} aria-hidden="true" />
        {t('explorer.key')}
      </summary>
      <div className={styles.panel}>
        {value ? (
          <>
            <p>{t('explorer.active', { prefix: value.slice(0, 12) })}</p>
            <Button
              small
              onClick={() => {
                onChange(null);
              }}
            >
              {t('explorer.forget')}
            </Button>
          </>
        ) : (
          <form onSubmit={use} noValidate>
            <TextField
              label={t('explorer.key')}
              help={t('explorer.keyHelp')}
              error={error}
              type="password"
              autoComplete="off"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
              }}
            />
            <Button variant="primary" small type="submit">
              {t('explorer.use')}
            </Button>
          </form>
        )}
      </div>
    </details>
  );
}
