import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { Picture } from './pictureList';
import { cancelUpload, retryUpload } from './pictureStore';
import styles from './UploadState.module.css';

interface UploadStateProps {
  picture: Picture;
  /** What the picture is called, for example "Bild 3 von 6". */
  label: string;
}

/** What stands below a picture: how far its upload is, why it failed, or the file's name. */
export function UploadState({ picture: { key, name, upload }, label }: UploadStateProps) {
  const { t } = useTranslation('pictures');
  if (!upload) return name ? <p className={styles.caption}>{name}</p> : null;
  const { state, share, failure } = upload;

  if (state === 'failed') {
    return (
      <div className={styles.state}>
        <p className={styles.failure}>
          <Icon name="warning" small />
          <span>
            {t('upload.failed')}: {name}
            {failure && <span className={styles.reason}>{typeof failure === 'object' ? failure.said : t(`upload.${failure}`)}</span>}
          </span>
        </p>
        <Button small aria-label={t('tools.retryOf', { picture: label })} onClick={() => { retryUpload(key); }}>
          {t('tools.retry')}
        </Button>
        <Button small variant="quiet" className={styles.discard} aria-label={t('tools.discardOf', { picture: label })} onClick={() => { cancelUpload(key); }}>
          {t('tools.discard')}
        </Button>
      </div>
    );
  }
  const percent = Math.round(share * 100);
  const words = state === 'waiting' ? t('upload.waiting') : share < 1 ? t('upload.percent', { percent }) : t('upload.working');
  return (
    <div className={styles.state}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t('upload.progress', { picture: label })}
        aria-valuenow={percent}
        aria-valuetext={words}
      >
        <span className={styles.bar} style={{ transform: `scaleX(${share})` }} />
      </div>
      <p className={styles.caption}>{name}</p>
      <p className={styles.words}>{words}</p>
    </div>
  );
}
