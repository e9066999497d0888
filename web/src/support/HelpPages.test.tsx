import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../test/renderApp';

const main = () => within(screen.getByRole('main'));
/** How to reach support, and when, as a page says it. */
function contact() {
  const panel = screen.getByRole('heading', { name: 'Kontakt' }).closest('section') ?? document.body;
  const links = within(panel).getAllByRole('link').map((link) => link.getAttribute('href'));
  const hours = [...panel.querySelectorAll('dt')].map(({ textContent, nextElementSibling }) => `${textContent}: ${nextElementSibling?.textContent}`);
  return { links, hours, text: panel.textContent };
}
const ways = ['mailto:hilfe@obala.test', 'tel:+41440000000'];

it('the help centre has four topics, four answers, its hours and the contact', async () => {
  await renderApp('/support');
  const topics = main().getAllByRole('link').map((link) => link.getAttribute('href')).filter((address) => address?.startsWith('/support/'));
  expect(topics).toEqual(['/support/booking', '/support/travel', '/support/account', '/support/feedback']);
  expect(main().getAllByRole('group').map((question) => question.querySelector('summary')?.textContent)).toEqual([
    'Kann ich hier buchen?',
    'Sind die Preise verbindlich?',
    'In welcher Währung bezahle ich?',
    'Brauche ich ein Konto?',
  ]);
  expect(main().getByText('Die Preise sind Richtwerte pro Nacht.', { exact: false })).toBeTruthy();
  expect(main().getByText('In Euro. Kroatien hat den Euro im Januar 2023 eingeführt.')).toBeTruthy();
  expect(main().getByText(/Wir sind keine Buchungsseite\./)).toBeTruthy();
  expect(contact()).toMatchObject({
    links: ways,
    hours: ['Montag bis Freitag: 9:00–18:00 Uhr', 'Samstag: 10:00–16:00 Uhr'],
    text: expect.stringContaining('Wir antworten innerhalb von 24 Stunden.') as string,
  });
});

describe('help', () => {
  it.each([
    ['booking', 'Suchen und buchen', /ein Verzeichnis und keine Buchungsseite/],
    ['travel', 'Reisen in Kroatien', /^Seit Januar 2023 wird mit Euro bezahlt\./],
    ['account', 'Konto und Einträge', /^Schreiben Sie uns von der Adresse, mit der das Konto angelegt wurde\..* löschen das Konto/],
    ['feedback', 'Rückmeldung', /^Wir lesen jede Nachricht\.$/],
  ])('%s has its text, the way back, the contact and the hours', async (topic, title, text) => {
    await renderApp(`/support/${topic}`);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(main().getByText(text)).toBeTruthy();
    expect(main().getByRole('link', { name: 'Zum Hilfe-Center' }).getAttribute('href')).toBe('/support');
    expect(contact()).toMatchObject({
      links: ways,
      hours: ['Montag bis Freitag: 8:00–20:00 Uhr', 'Samstag und Sonntag: 9:00–17:00 Uhr'],
    });
  });
});
