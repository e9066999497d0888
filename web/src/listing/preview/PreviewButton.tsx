import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Drawer, preloadDrawer } from '../../ui/Drawer';
import { Icon } from '../../ui/Icon';
import { ListingPreview, type ListingPreviewProps } from './ListingPreview';

interface PreviewButtonProps extends ListingPreviewProps {
  /** Other words than "Preview", for example beside a small preview. */
  label?: string;
  small?: boolean;
  block?: boolean;
}

/** Opens the preview with all the room that the window has. */
export function PreviewButton({ label, small, block, ...preview }: PreviewButtonProps) {
  const { t } = useTranslation('preview');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        small={small}
        block={block}
        aria-haspopup="dialog"
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="eye" small />
        {label ?? t('title')}
      </Button>
      <Drawer
        isOpen={isOpen}
        isWide
        title={t('title')}
        onClose={() => {
          setOpen(false);
        }}
      >
        {/* What nobody sees need not follow every letter. */}
        {isOpen && <ListingPreview {...preview} />}
      </Drawer>
    </>
  );
}
