import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureFragment } from '../gql/generated';
import { Picture } from '../ui/Picture';
import styles from './GalleryThumbnails.module.css';

interface GalleryThumbnailsProps {
  pictures: PictureFragment[];
  current: number;
  onChoose: (index: number) => void;
}

/** All pictures in a row below the large one; the current one stays in view. */
export function GalleryThumbnails({ pictures, current, onChoose }: GalleryThumbnailsProps) {
  const { t } = useTranslation('hotels');
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const item = row.current?.children[current];
    item?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);

  return (
    <ul ref={row} className={styles.row} aria-label={t('gallery.thumbnails')}>
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <button
            type="button"
            aria-label={t('gallery.thumbnail', { number: index + 1 })}
            aria-current={index === current}
            onClick={() => {
              onChoose(index);
            }}
          >
            <Picture image={picture} alt="" sizes="96px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
