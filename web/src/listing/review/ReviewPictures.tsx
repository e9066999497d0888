import { LIMITS } from 'api/rules/hotel';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { previewPicture } from '../preview/previewHotel';
import type { ListingValues } from '../values';
import styles from './ReviewStep.module.css';

interface ReviewPicturesProps {
  values: ListingValues;
  errors: string[];
}

/** The pictures in their order, the main one first. */
export function ReviewPictures({ values: { imageUrl, images, name }, errors }: ReviewPicturesProps) {
  const { t } = useTranslation(['listing', 'hotels']);
  const urls = [imageUrl, ...images].filter((url) => url !== '');
  return (
    <div className={styles.pictures}>
      {urls.length > 0 && (
        <ul className={styles.thumbnails}>
          {urls.map((url, index) => (
            <li key={url}>
              <Picture
                image={previewPicture(url)}
                alt={t('hotels:gallery.picture', { name: name.trim() || t('fields.imageUrl'), number: index + 1, count: urls.length })}
                sizes="160px"
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.count}>{t('review.pictures', { count: images.length, max: LIMITS.images.max })}</p>
      {errors.map((error) => (
        <p key={error} className={styles.error}>
          <Icon name="warning" small />
          {error}
        </p>
      ))}
    </div>
  );
}
