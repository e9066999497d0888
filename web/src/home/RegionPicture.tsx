import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegionCardFragment } from '../gql/generated';
import { Icon } from '../ui/Icon';
import { SitePicture } from '../ui/SitePicture';
import { homePictures } from './pictures.generated';
import styles from './RegionPicture.module.css';

/** The drawn picture of a region, where there is one. */
function drawnPicture(slug: string): keyof typeof homePictures | undefined {
  const name = `region-${slug}`;
  return name in homePictures ? (name as keyof typeof homePictures) : undefined;
}

interface RegionPictureProps {
  region: Pick<RegionCardFragment, 'slug' | 'imageUrl'>;
  sizes: string;
  /** Too small for words: a missing picture shows only its sign. */
  isSmall?: boolean;
}

/** The region's own picture; if it fails the one drawn for it; if that fails too, words that say so. */
export function RegionPicture({ region: { slug, imageUrl }, sizes, isSmall }: RegionPictureProps) {
  const { t } = useTranslation('home');
  const drawn = drawnPicture(slug);
  // The drawn picture in its best format rather than the same picture's one JPEG.
  const own = imageUrl.startsWith(`/pictures/${drawn}-`) ? '' : imageUrl;
  const choices = [own && 'own', drawn && 'drawn'].filter(Boolean);
  const [failures, setFailures] = useState(0);
  const frame = useRef<HTMLDivElement>(null);

  // A picture may have failed before the page came alive, and then no event follows.
  useEffect(() => {
    const image = frame.current?.querySelector<HTMLImageElement>('img[loading]');
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setFailures((count) => count + 1);
  }, []);

  const onError = () => {
    setFailures((count) => count + 1);
  };
  const choice = choices[failures];
  return (
    <div ref={frame} className={styles.frame}>
      {choice === 'own' && <img className={styles.picture} src={own} alt="" loading="lazy" decoding="async" onError={onError} />}
      {choice === 'drawn' && drawn && <SitePicture name={drawn} facts={homePictures[drawn]} sizes={sizes} className={styles.picture} onError={onError} />}
      {!choice && (
        <div className={styles.missing} aria-hidden="true">
          <Icon name="image" />
          {!isSmall && t('regions.pictureMissing')}
        </div>
      )}
    </div>
  );
}
