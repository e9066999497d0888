import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { preloadDialog } from '../ui/Dialog';

interface RowButtonProps {
  act: string;
  /** What the row is about: every row has these buttons, and only their names tell them apart. */
  of: string;
  variant?: 'line' | 'quiet' | 'danger';
  opensDialog?: boolean;
  disabled?: boolean;
  'aria-describedby'?: string;
  onClick: () => void;
}

/** A button of a row. */
export function RowButton({ act, of, variant = 'line', opensDialog, ...button }: RowButtonProps) {
  const { t } = useTranslation('admin');
  const preload = opensDialog ? { onFocus: preloadDialog, onPointerEnter: preloadDialog } : {};
  return (
    <Button small variant={variant} aria-label={t('acts.ofRow', { act, name: of })} {...preload} {...button}>
      {act}
    </Button>
  );
}
