import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureFragment } from '../gql/generated';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { stepForKey, wrap } from './galleryPosition';
import { GalleryThumbnails } from './GalleryThumbnails';
import styles from './GalleryViewer.module.css';
import { useSwipe } from './useSwipe';

interface GalleryViewerProps {
  name: string;
  pictures: PictureFragment[];
  /** The picture that was clicked: 0 is the main one. */
  start: number;
  onClose: () => void;
}

/** All pictures of a place over the whole window. The browser's own dialog keeps the focus inside and gives it back. */
export default function GalleryViewer({ name, pictures, start, onClose }: GalleryViewerProps) {
  const { t } = useTranslation('hotels');
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Runs past the ends, so that a step from the last to the first slides on in the same direction.
  const [position, setPosition] = useState(start);
  const count = pictures.length;
  const index = wrap(position, count);
  const swipe = useSwipe((step) => {
    if (count > 1) setPosition(position + step);
  });

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepForKey(event.key, position, count);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setPosition(next);
  };

  return (
    <dialog ref={dialog} className={styles.viewer} aria-labelledby={title} onClose={onClose} onKeyDown={onKeyDown}>
      <header className={styles.bar}>
        <h2 id={title} className={styles.name}>
          {t('gallery.label', { name })}
        </h2>
        <p className={styles.counter} aria-live="polite" aria-atomic="true">
          <span className="visually-hidden">{t('gallery.counter', { number: index + 1, count })}</span>
          <span aria-hidden="true">
            {index + 1} / {count}
          </span>
        </p>
        <button
          type="button"
          className={styles.round}
          aria-label={t('gallery.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.stage} {...swipe.handlers}>
        {slides(position, count).map((slide) => (
          <div
            key={slide}
            className={styles.slide}
            aria-hidden={slide !== position}
            data-moving={swipe.offset !== 0 || undefined}
            style={{ transform: `translateX(calc(${(slide - position) * 100}% + ${swipe.offset}px))` }}
          >
            <Picture
              image={pictures[wrap(slide, count)]}
              alt={t('gallery.picture', { name, number: wrap(slide, count) + 1, count })}
              sizes="100vw"
              isPriority
              fit="contain"
              className={styles.picture}
            />
          </div>
        ))}
        {count > 1 && (
          <>
            <button
              type="button"
              className={`${styles.round} ${styles.previous}`}
              aria-label={t('gallery.previous')}
              onClick={() => {
                setPosition(position - 1);
              }}
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              className={`${styles.round} ${styles.next}`}
              aria-label={t('gallery.next')}
              onClick={() => {
                setPosition(position + 1);
              }}
            >
              <Icon name="right" />
            </button>
          </>
        )}
      </div>
      {count > 1 && (
        <GalleryThumbnails
          pictures={pictures}
          current={index}
          onChoose={(chosen) => {
            setPosition(position - index + chosen);
          }}
        />
      )}
    </dialog>
  );
}

/** The picture in view and its neighbours, which are fetched ahead and wait beside the window. */
function slides(position: number, count: number): number[] {
  return count === 1 ? [position] : [position - 1, position, position + 1];
}
