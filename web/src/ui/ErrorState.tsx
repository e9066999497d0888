import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { errorIdOf } from './errorIdOf';

const ErrorId = lazy(() => import('./ErrorId'));

interface ErrorStateProps {
  title?: string;
  level?: 1 | 2 | 3;
  text?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
  /** What was caught: its id is shown, where it has one. */
  error?: unknown;
}

/** Something failed: what happened, and a button that tries again. */
export function ErrorState({ title, level = 2, text, onRetry, busy, error }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        picture="error"
        level={level}
        title={title ?? t('error.title')}
        text={text ?? t('error.text')}
        action={
          onRetry && (
            <Button onClick={onRetry} busy={busy}>
              {t('error.retry')}
            </Button>
          )
        }
        note={
          import.meta.env.SSR
            ? errorIdOf(error) && <p>{t('error.id')} <code>{errorIdOf(error)}</code></p>
            : error != null && <Suspense><ErrorId error={error} /></Suspense>
        }
      />
    </div>
  );
}
