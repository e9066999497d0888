import styles from './PreviewFrame.module.css';

/** Without those that antd writes: the one that holds the page still behind a drawer would hold the frame too. */
const OWN_SHEETS = 'style:not([data-rc-order]), link[rel="stylesheet"]';

/**
 * An empty document with the page's styles. A document of its own, because only that has a width of its own: rules for
 * phones apply in it on a large screen too.
 */
export function frameHtml(page: Document): string {
  const sheets = [...page.head.querySelectorAll<HTMLElement>(OWN_SHEETS)].map((sheet) => {
    const copy = sheet.cloneNode(true);
    // The page's policy lets styles in by this number; browsers leave it out of what they print.
    if (copy instanceof HTMLElement && sheet.nonce) copy.setAttribute('nonce', sheet.nonce);
    return copy instanceof HTMLElement ? copy.outerHTML : '';
  });
  return `<!doctype html><html lang="${page.documentElement.lang}" class="${styles.document}"><head>${sheets.join('')}</head><body></body></html>`;
}
