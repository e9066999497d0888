import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { JudgedFields } from '../../ui/form/judgedFields';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import type { ListingValues } from '../values';
import styles from './MainPicture.module.css';
import { PictureBadges } from './PictureBadges';
import { PictureImage } from './PictureImage';
import type { Picture } from './pictureList';
import { setMainPicture } from './pictureStore';
import { PictureTools } from './PictureTools';
import { UploadState } from './UploadState';
import { mainDropPlace } from './useFileDrop';
import type { PickFiles } from './useFilePicker';
import { placeAttribute } from './useKeptFocus';

interface MainPictureProps {
  picture: Picture | null;
  pick: PickFiles;
  /** Files hang over it. */
  isOver: boolean;
}

/** The picture that stands on the listing's card. */
export function MainPicture({ picture, pick, isOver }: MainPictureProps) {
  const { t } = useTranslation('pictures');
  const error = useMainError(picture);
  const label = t('main.label');
  const choose = () => {
    pick(setMainPicture, picture === null);
  };

  return (
    <section aria-labelledby="main-picture">
      <div className={styles.head}>
        <h3 id="main-picture">{t('main.title')}</h3>
        <p className="note">{t('main.size')}</p>
      </div>
      <p className="muted">{t('main.lead')}</p>
      <div
        className={styles.columns}
        role="group"
        id="field-imageUrl"
        data-field="imageUrl"
        tabIndex={-1}
        aria-labelledby="main-picture"
        aria-describedby={error ? 'main-picture-error' : undefined}
        aria-invalid={error ? true : undefined}
      >
        <div className={`${styles.slot} ${isOver ? styles.over : ''}`} {...mainDropPlace} {...placeAttribute(0)}>
          {picture ? (
            <>
              <PictureImage picture={picture} alt={label} width={800} />
              <PictureTools picture={picture} label={label} onReplace={choose} />
              <UploadState picture={picture} label={label} />
              <PictureBadges address={picture.address} />
            </>
          ) : (
            <button type="button" className={`${styles.choose} ${error ? styles.wrong : ''}`} onClick={choose}>
              <Icon name="image" />
              <span className={styles.act}>{t('main.choose')}</span>
              <span className={styles.note}>{t('main.orDrop')}</span>
            </button>
          )}
          {error && (
            <p id="main-picture-error" className={styles.error}>
              <Icon name="warning" small />
              {error}
            </p>
          )}
        </div>
        <Notice>{t('main.advice')}</Notice>
      </div>
    </section>
  );
}

/** A missing main picture is only called so once somebody wanted to go on without; and not while one is on its way. */
function useMainError(picture: Picture | null): string | undefined {
  const { errors, submitCount } = useFormikContext<ListingValues>();
  const isJudged = useContext(JudgedFields).includes('imageUrl') || submitCount > 0;
  const isComing = picture?.upload != null && picture.upload.state !== 'failed';
  return isJudged && !isComing ? errors.imageUrl : undefined;
}
