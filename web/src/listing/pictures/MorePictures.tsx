import { LIMITS } from 'api/rules/hotel';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { JudgedFields } from '../../ui/form/judgedFields';
import { Icon } from '../../ui/Icon';
import type { ListingValues } from '../values';
import { AddTile } from './AddTile';
import styles from './MorePictures.module.css';
import type { PictureList } from './pictureList';
import { addPictures } from './pictureStore';
import { PictureTile } from './PictureTile';
import { SortablePictures } from './SortablePictures';
import type { PickFiles } from './useFilePicker';

/** Megabytes of a file as it arrives; what is chosen may be larger. */
const LARGEST_MEGABYTES = 10;
const { min, max } = LIMITS.images;

interface MorePicturesProps {
  list: PictureList;
  pick: PickFiles;
  onMakeMain: (key: string) => void;
}

/** The additional pictures: how many there are, each in its place, and the ways to add more. */
export function MorePictures({ list, pick, onMakeMain }: MorePicturesProps) {
  const { t } = useTranslation('pictures');
  const { values, submitCount } = useFormikContext<ListingValues>();
  const isJudged = useContext(JudgedFields).includes('images') || submitCount > 0;
  const { more } = list;
  const count = values.images.length;
  const isShort = count < min;
  const places = Math.max(min - more.length, more.length < max ? 1 : 0);
  const choose = () => {
    pick(addPictures, true);
  };

  return (
    <section aria-labelledby="more-pictures">
      <div className={styles.head}>
        <h3 id="more-pictures">{t('more.title')}</h3>
        <p role="status" className={`${styles.counter} ${isShort ? styles.short : ''}`}>
          {t(isShort ? 'more.counterRequired' : 'more.counter', { number: count, max })}
        </p>
      </div>
      {isShort && (
        <p id="more-pictures-error" className={styles.missing}>
          <Icon name="warning" small />
          {t('more.missing', { count: min - count, min })}
        </p>
      )}
      <div
        role="group"
        id="field-images"
        data-field="images"
        tabIndex={-1}
        className={styles.field}
        aria-labelledby="more-pictures"
        aria-describedby={isShort ? 'more-pictures-error' : undefined}
        aria-invalid={isShort && isJudged ? true : undefined}
      >
        <SortablePictures list={list}>
          <ul className={styles.tiles} aria-label={t('more.list')}>
            {more.map((picture, index) => (
              <PictureTile key={picture.key} list={list} index={index} pick={pick} onMakeMain={onMakeMain} />
            ))}
            {Array.from({ length: places }, (_, index) => (
              <AddTile key={index} index={more.length + index} isNeeded={isShort && index === 0} onChoose={choose} />
            ))}
          </ul>
        </SortablePictures>
      </div>
      {more.length > 1 && (
        <p className={styles.sort}>
          <span className={styles.mouse}>{t('more.sortMouse')}</span>
          <span className={styles.touch}>{t('more.sortTouch')}</span>
        </p>
      )}
      {more.length < max && (
        <div className={styles.several}>
          <Icon name="upload" className={styles.icon} />
          <p className={styles.words}>
            <strong>{t('more.several')}</strong>
            {t('more.formats', { megabytes: LARGEST_MEGABYTES })}
          </p>
          <Button small onClick={choose}>
            {t('more.choose')}
          </Button>
        </div>
      )}
    </section>
  );
}
