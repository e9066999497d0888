import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '../src/i18n/language.js';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that see colours; the other theme changes nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** The rules that see words: without one, a name is missing. */
const WORD_RULES = ['aria-input-field-name', 'aria-toggle-field-name', 'button-name', 'document-title', 'empty-heading', 'html-has-lang', 'html-lang-valid', 'image-alt', 'label', 'link-name', 'select-name', 'valid-lang'];
/** A small telephone, and a desktop window of 1280 at four times the size. */
const NARROW = [360, 320];

/** Frequent German words that are no words of English or Croatian. */
const GERMAN = /(?<![\p{L}-])(und|der|das|dem|nicht|für|ist|eine[nmrs]?|wird|werden|oder|Ihre[nmrs]?|Sie|mit|auf|zum|zur|vom|beim|keine|Unterk\w+|Nacht|Zimmer|Seite|Bild(er)?)(?![\p{L}-])/u;
/** What a text looks like that was not found: its key, or a value that nobody put in. */
const RAW_KEY = /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object |^(?!.*\.example$)([a-z]\w+:)?[a-z]\w*(\.[a-z]\w*)+$/;

/** What the automatic rules find on the page as it is. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // In a frame there is GraphiQL only, as its makers have built it; the page around it is ours.
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude('iframe');
  const { violations: found } = await (rules ? axe.withRules(rules) : axe.withTags(RULES)).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`));
}

/** Changes the theme, and waits for the frame after the one in which scripts are told of it: dialogs follow by script. */
async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The same in both themes; leaves the light one. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const light = await violations(page);
  await showTheme(page, 'dark');
  const dark = await violations(page, COLOUR_RULES);
  await showTheme(page, 'light');
  return [...light.map((text) => `light: ${text}`), ...dark.map((text) => `dark: ${text}`)];
}

/** The rules about words: what a language may lack. Everything else is built alike in all of them. */
export function violationsOfWords(page: Page): Promise<string[]> {
  return violations(page, WORD_RULES);
}

/** What runs out of a narrow window; on the first width the automatic rules are asked too, if wanted. */
export async function problemsWhenNarrow(page: Page, hasRules: boolean): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  const found: string[] = [];
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 780 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) found.push(`${width}: ${over} px too wide`);
    if (hasRules && width === NARROW[0]) found.push(...(await violations(page)).map((text) => `${width}: ${text}`));
  }
  await page.setViewportSize(size);
  return found;
}

interface Words {
  lang: string;
  title: string;
  headings: string[];
  /** Every text of the page's language that can be seen or is read out. */
  texts: string[];
}

function wordsOf(page: Page): Promise<Words> {
  return page.evaluate(() => {
    const { lang } = document.documentElement;
    const isOfPage = (element: Element) => element.checkVisibility() && element.closest('[lang]')?.getAttribute('lang') === lang;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent: text } = node;
      if (parent && text?.trim() && !parent.closest('script, style, noscript, textarea') && isOfPage(parent)) texts.push(text.trim());
    }
    for (const name of ['aria-label', 'alt', 'placeholder', 'title']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (isOfPage(element)) texts.push(element.getAttribute(name) ?? '');
      }
    }
    const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
    return { lang, title: document.title, headings: headings.map((heading) => heading.innerText), texts };
  });
}

/** What is wrong with a page's language, its title, its heading and its texts. The names of places are the same in every language. */
export async function wordProblems(page: Page, language: Language, names: string[]): Promise<string[]> {
  const { lang, title, headings, texts } = await wordsOf(page);
  const found = texts.filter((text) => RAW_KEY.test(text)).map((text) => `no text: ${text}`);
  if (lang !== language) found.push(`lang is ${lang}`);
  if (headings.length !== 1) found.push(`h1: ${headings.join(' | ') || 'none'}`);
  if (!/\S · \S|\S.* Obala|^Obala/.test(title)) found.push(`title: ${title}`);
  const withoutNames = (text: string) => names.reduce((rest, name) => rest.replace(name, ''), text);
  if (language !== 'de') found.push(...[title, ...texts].map(withoutNames).filter((text) => GERMAN.test(text)).map((text) => `German: ${text.slice(0, 120)}`));
  return found;
}

/** What moves for longer than a moment, although the reader asked for less motion. */
export function motion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tooLong = (durations: string) => durations.split(',').some((duration) => Number.parseFloat(duration) * (duration.trim().endsWith('ms') ? 1 : 1000) > 1);
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        return tooLong(transitionDuration) || (animationName !== 'none' && tooLong(animationDuration));
      })
      .map((element) => `moves: ${element.cloneNode() instanceof Element ? element.outerHTML.slice(0, 120) : ''}`);
  });
}

/** What of a dialog lies outside a narrow window; a strip that scrolls by itself may be longer. */
export async function boxProblems(page: Page, dialog: Locator): Promise<string[]> {
  const found: string[] = [];
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 780 });
    const outside = await dialog.evaluate((element) => {
      const strips = [...element.querySelectorAll('*')].filter((part) => getComputedStyle(part).overflowX === 'auto' && part.scrollWidth > part.clientWidth);
      const isOutside = ({ left, right, width: own }: DOMRect) => own > 1 && (left < 0 || right > innerWidth);
      return [element, ...element.querySelectorAll('button, a, p, h2, input')]
        .filter((part) => isOutside(part.getBoundingClientRect()) && !strips.some((strip) => strip !== part && strip.contains(part)))
        .map((part) => part.outerHTML.slice(0, 100));
    });
    found.push(...outside.map((html) => `${width}: outside the window: ${html}`));
  }
  return found;
}
