/** Markup that may be sent as it is. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | Html[] | string | number | false | null | undefined;

/** A template of markup: every value that is not markup itself is escaped, and what is absent leaves nothing. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(markup)));
}

function markup(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(markup).join('');
  if (value === false || value === null || value === undefined) return '';
  return String(value).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
