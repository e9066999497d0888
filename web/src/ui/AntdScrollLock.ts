import { useLayoutEffect } from 'react';

/** How many layers hold the page still at the moment. */
let holders = 0;

function hold(): void {
  holders += 1;
  if (holders > 1) return;
  const { body, documentElement } = document;
  // Where the scroll bar was, nothing moves.
  const bar = window.innerWidth - documentElement.clientWidth;
  body.style.overflowY = 'hidden';
  if (bar > 0) body.style.width = `calc(100% - ${String(bar)}px)`;
}

function release(): void {
  holders -= 1;
  if (holders > 0) return;
  const { style } = document.body;
  style.overflowY = '';
  style.width = '';
}

/**
 * Holds the page still behind a dialog of antd's. The build has it take the place of antd's own (vite.config.ts), which
 * writes style elements without the nonce that the page's policy asks for.
 */
export default function useAntdScrollLock(isHeld: boolean): void {
  useLayoutEffect(() => {
    if (!isHeld) return undefined;
    hold();
    return release;
  }, [isHeld]);
}
