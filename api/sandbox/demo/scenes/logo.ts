/** The mark of Obala: a red sun over two waves, on a field of 36 by 36. */
const SUN = '<circle cx="18" cy="13.5" r="8"/>';
const WAVES =
  '<path d="M2 21.5c4.6 0 5.4-4 10.6-4s5.7 4 10.8 4 5.6-4 10.6-4v6.3c-5 0-5.5 4-10.6 4s-5.6-4-10.8-4-6 4-10.6 4Z"/>' +
  '<path d="M4.5 32.5c3.6 0 4.6-2.3 8.3-2.3s5.3 2.3 9.2 2.3 5.3-2.3 9.5-2.3" fill="none" stroke="STROKE" stroke-width="2.4" stroke-linecap="round"/>';

const ROOF_RED = '#c43d16';
const INK = '#0a2136';

/** For browser tabs: no ground, and the colours turn light where the browser is dark. */
export function faviconSvg(): string {
  const style =
    `<style>.sun{fill:${ROOF_RED}}.waves{color:${INK};fill:currentColor}` +
    '@media (prefers-color-scheme:dark){.sun{fill:#ff8e67}.waves{color:#eff4f6}}</style>';
  const waves = WAVES.replace('STROKE', 'currentColor');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${style}<g class="sun">${SUN}</g><g class="waves">${waves}</g></svg>\n`;
}

/** For home screens the mark stands on white with a margin, since corners get cut; without a margin it has no ground. */
export function iconSvg(size: number, margin: number): string {
  const side = 36 + 2 * margin;
  const ground =
    margin > 0 ? `<rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" fill="#ffffff"/>` : '';
  const mark = `<g fill="${ROOF_RED}">${SUN}</g><g fill="${INK}">${WAVES.replace('STROKE', INK)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-margin} ${-margin} ${side} ${side}">${ground}${mark}</svg>`;
}
