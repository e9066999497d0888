import { html } from './html.js';
import { alone, MERCHANT, type Page } from './layout.js';
import { type Language, textsOf } from './texts.js';

/** A page that only says how things stand, and leads on. */
export function statePage(language: Language, state: 'complete' | 'expired' | 'missing', url = '/'): Page {
  const texts = textsOf(language);
  const t = texts.state;
  const words = {
    complete: { title: t.complete, text: t.completeText, link: t.goOn(MERCHANT) },
    expired: { title: t.expired, text: t.expiredText, link: texts.backTo(MERCHANT) },
    missing: { title: t.missing, text: t.missingText, link: t.home },
  }[state];
  return {
    language,
    title: `${words.title} · ${MERCHANT}`,
    body: alone(
      texts,
      html`<h1>${words.title}</h1>
        <p>${words.text}</p>
        <a class="button main" href="${url}">${words.link}</a>`,
    ),
  };
}
