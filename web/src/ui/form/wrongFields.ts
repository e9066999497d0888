/** A field that was wrong when the form was last sent. */
export interface WrongField {
  /** Of its element on the page. */
  id: string;
  name: string;
  /** What it is called, as its label says it. */
  label: string;
}

/** In a form of so few fields all of them are seen at once. */
const SHORT = 4;

/** The fields of a long form that are wrong, from the top down; none for a form that is seen at a glance, or for one field alone. */
export function wrongFields(form: HTMLElement | null): WrongField[] {
  const fields = form?.querySelectorAll('input[name], select[name], textarea[name], [data-field]');
  if (!fields || fields.length <= SHORT) return [];
  const wrong = [...fields].filter((field) => field.getAttribute('aria-invalid') === 'true').map(asWrongField);
  return wrong.length > 1 ? wrong : [];
}

function asWrongField(field: Element): WrongField {
  const name = field.getAttribute('name') ?? field.getAttribute('data-field') ?? '';
  const label = document.querySelector(`label[for="${CSS.escape(field.id)}"]`) ?? document.getElementById(field.getAttribute('aria-labelledby') ?? '');
  return { id: field.id, name, label: label?.textContent ?? '' };
}
