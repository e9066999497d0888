import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  title?: string;
  level?: 1 | 2 | 3;
  text?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
}

/** Something failed: what happened, and a button that tries again. */
export function ErrorState({ title, level = 2, text, onRetry, busy }: ErrorStateProps) {
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
      />
    </div>
  );
}
