/** What the pages do a little better with: everything works without it. */
export const SCRIPT = `
const field = (id) => document.getElementById(id);

// Digits in groups, as they stand on the card. Only at the end of the text: a cursor in the middle stays where it is.
const shape = (input, format) => input?.addEventListener('input', (event) => {
  if (input.selectionStart !== input.value.length || event.inputType?.startsWith('delete')) return;
  input.value = format(input.value.replace(/\\D/g, ''));
});
shape(field('number'), (digits) => digits.slice(0, 19).replace(/(\\d{4})(?=\\d)/g, '$1 '));
shape(field('expiry'), (digits) => {
  const month = /^[2-9]/.test(digits) ? '0' + digits : digits;
  return month.length < 2 ? month : month.slice(0, 2) + ' / ' + month.slice(2, 4);
});

for (const link of document.querySelectorAll('a[data-number]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    for (const id of ['number', 'expiry', 'cvc']) field(id).value = link.dataset[id];
    if (field('name').value === '') field('name').value = link.dataset.name;
    field('card-form').querySelector('button').focus();
  });
}

// A second click while the first is under way would only make people wonder.
for (const form of document.querySelectorAll('form[data-busy]')) {
  form.addEventListener('submit', (event) => setTimeout(() => {
    event.submitter.dataset.label = event.submitter.textContent;
    event.submitter.textContent = form.dataset.busy;
    for (const button of form.querySelectorAll('button')) button.disabled = true;
  }));
}
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  for (const button of document.querySelectorAll('button:disabled')) {
    button.disabled = false;
    button.textContent = button.dataset.label ?? button.textContent;
  }
});

const print = field('print');
if (print) {
  print.hidden = false;
  print.addEventListener('click', () => window.print());
}
`;
