import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureFragment } from '../gql/generated';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import styles from './Gallery.module.css';

const loadViewer = () => import('./GalleryViewer');
const GalleryViewer = lazy(loadViewer);

/** One large and four small. */
const SHOWN = 5;

interface GalleryProps {
  name: string;
  pictures: PictureFragment[];
}

/** The pictures of a place: one large, up to four small beside it, all of them in the full-screen viewer. */
export function Gallery({ name, pictures }: GalleryProps) {
  const { t } = useTranslation('hotels');
  const [openAt, setOpenAt] = useState<number | null>(null);
  // A small picture that does not load has nothing to show large: it opens the main one.
  const broken = useRef(new Set<number>());
  const count = pictures.length;
  const shown = pictures.slice(0, SHOWN);

  if (count === 0) {
    return (
      <div className={styles.gallery} data-shown="1">
        <Picture image={null} alt="" sizes="100vw" className={styles.picture} />
      </div>
    );
  }
  return (
    <section className={styles.gallery} data-shown={shown.length} aria-label={t('gallery.label', { name })}>
      {shown.map((picture, index) => (
        <button
          key={picture.id}
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          onPointerEnter={() => void loadViewer()}
          onClick={() => {
            setOpenAt(broken.current.has(index) ? 0 : index);
          }}
        >
          <span className="visually-hidden">{t('gallery.open', { number: index + 1, count })}</span>
          <Picture
            image={picture}
            alt=""
            sizes={index === 0 ? '(min-width: 720px) 50vw, 100vw' : '(min-width: 720px) 25vw, 1px'}
            isPriority={index === 0}
            className={styles.picture}
            onBroken={() => broken.current.add(index)}
          />
        </button>
      ))}
      <button
        type="button"
        className={styles.all}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadViewer()}
        onClick={() => {
          setOpenAt(0);
        }}
      >
        <Icon name="image" />
        {t('gallery.all', { count })}
      </button>
      {openAt !== null && (
        <Suspense fallback={null}>
          <GalleryViewer
            name={name}
            pictures={pictures}
            start={openAt}
            onClose={() => {
              setOpenAt(null);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
