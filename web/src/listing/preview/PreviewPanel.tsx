import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ListingPreview, type ListingPreviewProps } from './ListingPreview';
import { PreviewButton } from './PreviewButton';
import styles from './PreviewPanel.module.css';

/** The preview beside the form, small, with the way to a large one. */
export function PreviewPanel(props: ListingPreviewProps) {
  const { t } = useTranslation('preview');
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>{t('title')}</h2>
      <ListingPreview {...props} />
      <PreviewButton {...props} firstDevice="desktop" label={t('large')} small block />
    </section>
  );
}
