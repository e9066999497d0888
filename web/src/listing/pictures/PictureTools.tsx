import { useTranslation } from 'react-i18next';
import type { Picture } from './pictureList';
import { cancelUpload, removePicture } from './pictureStore';
import styles from './PictureTools.module.css';
import { ToolButton } from './ToolButton';

interface PictureToolsProps {
  picture: Picture;
  /** What the picture is called, for example "Bild 3 von 6". */
  label: string;
  onReplace: () => void;
  /** For tools that show only where the pointer is; the one that cancels an upload always shows. */
  className?: string;
}

/** The tools on a picture's upper corner. After a failed upload the words below offer what can be done. */
export function PictureTools({ picture: { key, upload }, label, onReplace, className = '' }: PictureToolsProps) {
  const { t } = useTranslation('pictures');
  if (upload?.state === 'failed') return null;
  if (upload) {
    return (
      <div className={styles.tools}>
        <ToolButton icon="close" label={t('tools.cancelOf', { picture: label })} onClick={() => { cancelUpload(key); }} />
      </div>
    );
  }
  return (
    <div className={`${styles.tools} ${className}`}>
      <ToolButton icon="refresh" label={t('tools.replace', { picture: label })} onClick={onReplace} />
      <ToolButton icon="trash" label={t('tools.remove', { picture: label })} onClick={() => { removePicture(key); }} />
    </div>
  );
}
