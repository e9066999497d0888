import { sitePictures } from './site-pictures.generated';
import styles from './SitePicture.module.css';

export type SitePictureName = keyof typeof sitePictures;

/** In which widths a picture lies in /pictures, and which of them is the JPEG. */
function files(name: string): { widths: number[]; jpeg: number } {
  if (name.startsWith('hero-wide')) return { widths: [960, 1600, 2400], jpeg: 1600 };
  if (name.startsWith('hero-tall')) return { widths: [480, 800], jpeg: 800 };
  if (name.startsWith('region-')) return { widths: [320, 640], jpeg: 640 };
  if (name.startsWith('host')) return { widths: [640, 1280], jpeg: 1280 };
  return { widths: [480, 960], jpeg: 960 };
}

/** The `srcset` of one format. */
export function siteSrcSet(name: string, format: 'avif' | 'webp'): string {
  return files(name)
    .widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`)
    .join(', ');
}

/** The address that every browser can read. */
export function siteSrc(name: string): string {
  return `/pictures/${name}-${files(name).jpeg}.jpg`;
}

/** What has to be known of a picture before it is there. */
interface PictureFacts {
  width: number;
  height: number;
  blurDataUrl: string;
}

/** A picture that only one page shows brings its facts along, so that no other page loads them. */
type Named = { name: SitePictureName; facts?: undefined } | { name: string; facts: PictureFacts };

type SitePictureProps = Named & {
  /** Empty for pictures that only decorate, which is most of them. */
  alt?: string;
  sizes: string;
  className?: string;
  onError?: () => void;
};

/** One of the site's own drawn pictures, blurred until it is there. */
export function SitePicture(props: SitePictureProps) {
  const { name, alt = '', sizes, className, onError } = props;
  const { width, height, blurDataUrl } = props.facts ?? sitePictures[props.name];
  return (
    <span className={[styles.frame, className].filter(Boolean).join(' ')}>
      <img className={styles.blur} src={blurDataUrl} alt="" aria-hidden="true" />
      <picture>
        <source type="image/avif" srcSet={siteSrcSet(name, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={siteSrcSet(name, 'webp')} sizes={sizes} />
        <img
          className={styles.picture}
          src={siteSrc(name)}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={onError}
        />
      </picture>
    </span>
  );
}
