import styles from './PreviewFrame.module.css';

/**
 * An empty document with the page's styles. A document of its own, because only that has a width of its own: rules for
 * phones apply in it on a large screen too.
 */
export function frameHtml(page: Document): string {
  const sheets = [...page.head.querySelectorAll<HTMLElement>('style, link[rel="stylesheet"]')].map((sheet) => {
    const copy = sheet.cloneNode(true);
    // The page's policy lets styles in by this number; browsers leave it out of what they print.
    if (copy instanceof HTMLElement && sheet.nonce) copy.setAttribute('nonce', sheet.nonce);
    return copy instanceof HTMLElement ? copy.outerHTML : '';
  });
  return `<!doctype html><html lang="${page.documentElement.lang}" class="${styles.document}"><head>${sheets.join('')}</head><body></body></html>`;
}
