import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureFragment } from '../gql/generated';
import { Icon } from './Icon';
import styles from './Picture.module.css';

interface PictureProps {
  /** The stored picture; `null` shows that there is none. */
  image: PictureFragment | null | undefined;
  /** A file to show where there is no stored picture. */
  fallbackUrl?: string;
  /** Empty where the words beside the picture say the same. */
  alt: string;
  /** How wide the picture is shown, for the browser's choice of file. */
  sizes: string;
  /** Set for the first picture of a page: it is fetched at once and not when it comes into view. */
  isPriority?: boolean;
  /** `contain` shows the whole picture, `cover` cuts it to the frame. */
  fit?: 'cover' | 'contain';
  className?: string;
  onBroken?: () => void;
}

/** A stored picture on a quiet ground, with its blurred preview while it loads and words when it does not. */
export function Picture({ image, fallbackUrl, className, fit = 'cover', ...rest }: PictureProps) {
  const classes = [styles.frame, styles[fit], className].filter(Boolean).join(' ');
  return (
    <span className={classes}>
      <Sources key={image?.id ?? fallbackUrl} image={image} fallbackUrl={fallbackUrl} fit={fit} {...rest} />
    </span>
  );
}

function Sources({ image, fallbackUrl, alt, sizes, isPriority = false, fit, onBroken }: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  const fail = () => {
    setBroken(true);
    onBroken?.();
  };

  const src = image?.url ?? fallbackUrl;
  if (isBroken || !src) return <MissingPicture />;
  return (
    <>
      {/* A picture that is shown whole has bare edges, where the preview would stand out. */}
      {image && fit === 'cover' && <img className={styles.blur} src={image.blurDataUrl} alt="" aria-hidden="true" />}
      <picture>
        {image && <source type="image/avif" srcSet={image.avif} sizes={sizes} />}
        {image && <source type="image/webp" srcSet={image.webp} sizes={sizes} />}
        <img
          // It may have failed before the page came alive, and then no event follows.
          ref={(element) => {
            if (element?.complete === true && element.naturalWidth === 0) fail();
          }}
          src={src}
          alt={alt}
          width={image?.width}
          height={image?.height}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : 'auto'}
          decoding={isPriority ? 'auto' : 'async'}
          draggable={false}
          className={styles.picture}
          onError={fail}
        />
      </picture>
    </>
  );
}

function MissingPicture() {
  const { t } = useTranslation('hotels');
  return (
    <span className={styles.missing}>
      <Icon name="image" />
      <span>{t('pictureMissing')}</span>
    </span>
  );
}
