import { ConfigProvider } from 'antd';
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { antdTheme } from './theme';

/** Whether the reader's system asks for something, and again whenever that changes. */
function useMedia(media: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = matchMedia(media);
      query.addEventListener('change', onChange);
      return () => {
        query.removeEventListener('change', onChange);
      };
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media).matches,
    () => false,
  );
}

/** Our look for antd's parts. They load only when they are opened, in the browser, where the mode is known. */
export function AntdTheme({ children }: { children: ReactNode }) {
  const isDark = useMedia('(prefers-color-scheme: dark)');
  // A dialog that waits for the end of an animation that never runs would neither take the focus nor close.
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  return (
    <ConfigProvider theme={antdTheme(isDark ? 'dark' : 'light', !isStill)} csp={{ nonce: pageNonce() }}>
      {children}
    </ConfigProvider>
  );
}

/** The page's policy lets style elements in by this number only; browsers hide it from attribute readers. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLElement>('style[nonce], script[nonce]')?.nonce;
}
