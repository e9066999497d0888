import { ConfigProvider } from 'antd';
import { useSyncExternalStore, type ReactNode } from 'react';
import { antdTheme } from './theme';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void) {
  const query = matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

/** Our look for antd's parts. They load only when they are opened, in the browser, where the mode is known. */
export function AntdTheme({ children }: { children: ReactNode }) {
  const isDark = useSyncExternalStore(
    subscribe,
    () => matchMedia(DARK).matches,
    () => false,
  );
  return (
    <ConfigProvider theme={antdTheme(isDark ? 'dark' : 'light')} csp={{ nonce: pageNonce() }}>
      {children}
    </ConfigProvider>
  );
}

/** The page's policy lets style elements in by this number only; browsers hide it from attribute readers. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLElement>('style[nonce], script[nonce]')?.nonce;
}
