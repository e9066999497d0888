import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../test/renderApp';
import { stubBrowser } from '../test/browser';
import { decide, everything, onlyNecessary, readConsent } from './consentStore';

const banner = (name = 'Cookies auf dieser Seite') => screen.findByRole('dialog', { name });
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const stored = () => JSON.parse(localStorage.getItem('obala-consent') ?? 'null') as Record<string, unknown> | null;
const cookies = () => document.cookie.split('; ').filter(Boolean).sort();

beforeEach(() => {
  stubBrowser();
  decide(onlyNecessary);
  localStorage.clear();
  sessionStorage.clear();
});

it('asks when nothing is decided, after a second and without taking the focus', async () => {
  const start = performance.now();
  await renderApp('/support');
  expect(screen.queryByRole('dialog')).toBeNull();
  const dialog = await banner();
  expect(performance.now() - start).toBeGreaterThan(950);
  expect(document.activeElement).toBe(document.body);
  const answers = within(dialog).getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'));
  expect(answers).toEqual(['Alle akzeptieren', 'Nur notwendige', 'Einstellungen', 'Schließen und später entscheiden']);
  expect(new Set(within(dialog).getAllByRole('button').slice(0, 2).map(({ className }) => className)).size).toBe(1);
  expect(within(dialog).getByRole('link').getAttribute('href')).toBe('/datenschutz');
  expect(stored()).toBeNull();
  expect(cookies()).toEqual([]);
});

it('keeps a yes to everything, for a year', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  await renderApp('/en/support');
  await banner('Cookies on this site');
  press('Accept all');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stored()).toMatchObject({ preferences: { necessary: true, analytics: true, marketing: true, functional: true }, version: '1.0' });
  expect(Date.parse(String(stored()?.timestamp))).toBeGreaterThan(Date.now() - 60_000);
  expect(cookies()).toEqual(['obala-analytics=true', 'obala-functional=true', 'obala-marketing=true']);
  expect(written).toHaveBeenCalledWith('obala-analytics=true; Max-Age=31536000; Path=/; SameSite=Lax');
  written.mockRestore();
});

it('stores nothing optional for whoever wants only what is necessary', async () => {
  await renderApp('/hr/support');
  await banner('Kolačići na ovoj stranici');
  press('Samo nužni');
  expect(stored()).toMatchObject({ preferences: { necessary: true, analytics: false, marketing: false, functional: false } });
  expect(cookies()).toEqual([]);
});

it('closed without an answer, decides nothing and does not come with the next page', async () => {
  const { router } = await renderApp('/support');
  await banner();
  press('Schließen und später entscheiden');
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => router.navigate('/support/travel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stored()).toBeNull();
  expect(cookies()).toEqual([]);
});

it('lets each kind be chosen, and changed and taken back later from the footer', async () => {
  await renderApp('/support');
  await banner();
  press('Einstellungen');
  const settings = await screen.findByRole('dialog', { name: 'Cookie-Einstellungen' });
  const kind = (name: string) => within(settings).getByRole<HTMLInputElement>('switch', { name });
  expect(kind('Notwendig').checked && kind('Notwendig').disabled).toBe(true);
  // Nothing is switched on beforehand.
  expect(['Funktional', 'Analyse', 'Marketing'].map((name) => kind(name).checked)).toEqual([false, false, false]);
  fireEvent.click(kind('Analyse'));
  press('Abbrechen');
  expect(stored()).toBeNull();
  press('Einstellungen');
  await waitFor(() => {
    expect(kind('Analyse').checked).toBe(false);
  });
  fireEvent.click(kind('Funktional'));
  press('Auswahl speichern');
  await waitFor(() => {
    expect(cookies()).toEqual(['obala-functional=true']);
  });
  expect(stored()).toMatchObject({ preferences: { functional: true, analytics: false, marketing: false } });

  fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Cookie-Einstellungen', hidden: true }));
  const again = await screen.findByRole('dialog', { name: 'Cookie-Einstellungen' });
  const functional = await within(again).findByRole<HTMLInputElement>('switch', { name: 'Funktional' });
  expect(functional.checked).toBe(true);
  fireEvent.click(functional);
  press('Auswahl speichern');
  await waitFor(() => {
    expect(cookies()).toEqual([]);
  });
});

it('asks again for another version, and does not take anything but a plain yes for one', () => {
  const say = (consent: unknown) => {
    localStorage.setItem('obala-consent', JSON.stringify(consent));
    return readConsent();
  };
  expect(say({ preferences: everything, version: '0.9' })).toBeNull();
  expect(say('ja')).toBeNull();
  expect(say({ preferences: { analytics: 'true', functional: true }, version: '1.0' })).toEqual({ ...onlyNecessary, functional: true });
});

it('keeps a chosen language for longer than the visit only with consent', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  document.cookie = 'language=hr; Path=/';
  decide(onlyNecessary);
  expect(written.mock.lastCall).toEqual(['language=hr; Path=/; SameSite=Lax']);
  decide(everything);
  expect(written.mock.lastCall).toEqual(['language=hr; Max-Age=31536000; Path=/; SameSite=Lax']);
  decide(onlyNecessary);
  expect(written.mock.lastCall).toEqual(['language=hr; Path=/; SameSite=Lax']);
  written.mockRestore();
});
