import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon';
import type { Picture } from './pictureList';
import { dropPreview } from './pictureStore';
import styles from './PictureImage.module.css';
import { sizedAddress } from './useStoredFacts';

interface PictureImageProps {
  picture: Picture;
  alt: string;
  width: 400 | 800;
}

/** A picture in its frame: at once the one made from the file, then the uploaded one over it. */
export function PictureImage({ picture: { key, address, preview, upload }, alt, width }: PictureImageProps) {
  const { t } = useTranslation('hotels');
  const [broken, setBroken] = useState('');
  const isReplaced = upload !== null && preview !== '';
  const stored = address && !isReplaced ? sizedAddress(address, width) : '';

  return (
    <span className={`${styles.frame} ${upload ? styles.pending : ''}`}>
      {!preview && (!stored || broken === stored) && (
        <span className={styles.empty}>
          <Icon name="image" />
          <span className="visually-hidden">{alt}</span>
          {broken === stored && stored && <span>{t('pictureMissing')}</span>}
        </span>
      )}
      {preview && <img src={preview} alt={stored ? '' : alt} draggable={false} className={styles.image} />}
      {stored && broken !== stored && (
        <img
          src={stored}
          alt={alt}
          draggable={false}
          decoding="async"
          className={styles.image}
          onLoad={() => {
            dropPreview(key);
          }}
          onError={() => {
            setBroken(stored);
          }}
        />
      )}
    </span>
  );
}
