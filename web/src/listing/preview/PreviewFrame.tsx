import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '../../i18n/language';
import { frameHtml } from './frameHtml';
import styles from './PreviewFrame.module.css';
import { frameHeight } from './sizes';
import { useWidth } from './useWidth';

interface PreviewFrameProps {
  /** What screen readers say instead of the picture that the frame is. */
  title: string;
  language: Language;
  /** The width of the device's window. */
  windowWidth: number;
  /** How much of it is shown, from the left. */
  shownWidth: number;
  /** Keeps the frame lower than the window that it stands in, so that it scrolls; else it is as high as its content. */
  isScrolled?: boolean;
  children: ReactNode;
}

/** Parts of a card are loaded later than the frame, and their styles with them: it gets those too. */
function followStyles(from: Document, to: Document): () => void {
  const take = () => {
    const known = new Set([...to.querySelectorAll('link')].map(({ href }) => href));
    for (const sheet of from.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      if (!known.has(sheet.href)) to.head.append(sheet.cloneNode());
    }
  };
  take();
  const observer = new MutationObserver(take);
  observer.observe(from.head, { childList: true });
  return () => {
    observer.disconnect();
  };
}

/**
 * Shows its content as in a window of another width, made smaller where that is wider than the room there is. It is to
 * be looked at only: nothing in it can be pressed or focused.
 */
export function PreviewFrame({ title, language, windowWidth, shownWidth, isScrolled = false, children }: PreviewFrameProps) {
  const [html] = useState(() => frameHtml(document));
  const [room, roomWidth] = useWidth<HTMLDivElement>();
  const [inside, setInside] = useState<Document | null>(null);
  const [contentHeight, setContentHeight] = useState(0);
  useEffect(() => (inside ? followStyles(document, inside) : undefined), [inside]);
  const scale = Math.min(1, roomWidth / shownWidth);

  const content = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return;
      const { body, defaultView } = element.ownerDocument;
      // The arrow keys scroll what has the focus; a card is shown whole and needs none.
      body.tabIndex = isScrolled ? 0 : -1;
      // The observer of that window: it measures when that document is laid out.
      const Observer = defaultView?.ResizeObserver ?? ResizeObserver;
      const observer = new Observer(() => {
        setContentHeight(element.offsetHeight);
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
      };
    },
    [isScrolled],
  );

  const height = Math.min(contentHeight * scale, isScrolled ? frameHeight(roomWidth, innerHeight) : Infinity);
  return (
    <div ref={room} className={styles.room}>
      <div className={styles.window} style={{ width: shownWidth * scale, height }}>
        <iframe
          title={title}
          srcDoc={html}
          tabIndex={isScrolled ? 0 : -1}
          style={{ width: windowWidth, height: height / scale, transform: `scale(${scale})` }}
          onLoad={({ currentTarget: frame }) => {
            setInside(frame.contentDocument);
            // Keys stay in their document; the way out of a drawer leads through this one.
            frame.contentDocument?.addEventListener('keydown', ({ key }) => {
              if (key === 'Escape') frame.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
            });
          }}
        />
      </div>
      {inside &&
        createPortal(
          <div ref={content} inert lang={language} className={styles.content}>
            {children}
          </div>,
          inside.body,
        )}
    </div>
  );
}
