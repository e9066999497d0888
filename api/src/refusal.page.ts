import { createHash } from 'node:crypto';
import { Language } from './language.js';

/** What goes without the web part: the look of its light and its dark, in a few lines. */
const STYLE =
  ':root{color-scheme:light dark;--page:#fff;--ink:#0a2136;--ink2:#41566a;--line:#7b8d99;--sea:#0a5a8c;--roof:#c43d16}' +
  '@media(prefers-color-scheme:dark){:root{--page:#071521;--ink:#eff4f6;--ink2:#b5c5d1;--line:#6d8597;--sea:#78c0ea;--roof:#ff8e67}}' +
  "body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.6 Figtree,'Segoe UI',system-ui,sans-serif}" +
  'main{max-width:35rem;margin:0 auto;padding:14vh 1.25rem 4rem}' +
  "svg{width:3.5rem;height:3.5rem}h1{margin:1.5rem 0 1rem;font:400 clamp(2rem,5vw,3rem)/1.1 'Faculty Glyphic','Gill Sans',Optima,sans-serif;letter-spacing:-.015em;text-wrap:balance}" +
  'p{margin:0 0 1.5rem;color:var(--ink2);text-wrap:pretty}code{color:var(--ink);font-size:.9375rem;overflow-wrap:anywhere;user-select:all}small{font-size:.875rem}' +
  'a{display:inline-flex;align-items:center;min-height:2.875rem;padding:0 1.5rem;border:1px solid var(--line);border-radius:.5rem;color:var(--ink);font-weight:550;text-decoration:none}' +
  'a:hover{border-color:var(--sea);color:var(--sea)}a:focus-visible{outline:2px solid var(--sea);outline-offset:2px}';

/** Nothing but the style above, and this page's own address. */
export const REFUSAL_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const SIGN =
  '<svg viewBox="0 0 36 36" fill="none" aria-hidden="true"><circle cx="18" cy="13.5" r="8" fill="var(--roof)"/>' +
  '<path fill="currentColor" d="M2 21.5c4.6 0 5.4-4 10.6-4s5.7 4 10.8 4 5.6-4 10.6-4v6.3c-5 0-5.5 4-10.6 4s-5.6-4-10.8-4-6 4-10.6 4Z"/>' +
  '<path stroke="currentColor" stroke-width="2.4" stroke-linecap="round" d="M4.5 32.5c3.6 0 4.6-2.3 8.3-2.3s5.3 2.3 9.2 2.3 5.3-2.3 9.5-2.3"/></svg>';

interface Texts {
  awayTitle: string;
  awayText: string;
  brokenTitle: string;
  brokenText: string;
  id: string;
  retry: string;
}

const TEXTS: Record<Language, Texts> = {
  de: {
    awayTitle: 'Wir sind gerade nicht erreichbar',
    awayText: 'Meist dauert das nur einen Augenblick. Diese Seite versucht es in ein paar Sekunden von selbst noch einmal.',
    brokenTitle: 'Diese Seite lässt sich gerade nicht anzeigen',
    brokenText: 'Bei uns ist etwas schiefgegangen. Bleibt der Fehler, schreiben Sie uns bitte und nennen Sie die Fehlerkennung.',
    id: 'Fehlerkennung',
    retry: 'Erneut versuchen',
  },
  en: {
    awayTitle: 'We can’t be reached right now',
    awayText: 'This rarely takes more than a moment. The page will try again by itself in a few seconds.',
    brokenTitle: 'This page can’t be shown right now',
    brokenText: 'Something went wrong on our side. If the error stays, please write to us and give the error ID.',
    id: 'Error ID',
    retry: 'Try again',
  },
  hr: {
    awayTitle: 'Trenutačno nismo dostupni',
    awayText: 'To obično traje samo trenutak. Stranica će za nekoliko sekundi sama pokušati ponovno.',
    brokenTitle: 'Ovu stranicu trenutačno nije moguće prikazati',
    brokenText: 'Došlo je do pogreške na našoj strani. Ako se ponovi, pišite nam i navedite oznaku pogreške.',
    id: 'Oznaka pogreške',
    retry: 'Pokušaj ponovno',
  },
};

/** We are away: the browser asks again by itself after so many seconds; nobody has to. */
export function awayPage(language: Language, seconds: number): string {
  const { awayTitle, awayText } = TEXTS[language];
  return page(language, awayTitle, awayText, '', `<meta http-equiv="refresh" content="${seconds}">`);
}

/** Nobody expected this: what happened, and the id that whoever tells us of it names. */
export function brokenPage(language: Language, id: string): string {
  const { brokenTitle, brokenText, ...texts } = TEXTS[language];
  return page(language, brokenTitle, brokenText, `<p><small>${texts.id} <code>${id}</code></small></p>`);
}

function page(language: Language, title: string, text: string, note = '', head = ''): string {
  // An empty address is the one that was asked for.
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
${head}<title>${title} · Obala</title><style>${STYLE}</style></head><body><main>${SIGN}<h1>${title}</h1><p>${text}</p><p><a href="">${TEXTS[language].retry}</a></p>${note}</main></body></html>`;
}
