import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../i18n/i18n';
import { loadMessages } from '../i18n/messages';
import { stubBrowser } from '../test/browser';
import { Toasts } from './Toasts';
import { removeToast, shownToast, showToast, type ToastMessage } from './toastStore';
import { useToast } from './useToast';

const saved: ToastMessage = { kind: 'success', title: 'Gespeichert', text: 'Ihr Profil ist aktuell.' };
const failed: ToastMessage = { kind: 'error', title: 'Fehler', text: 'Bitte noch einmal.' };

function Shower() {
  const toast = useToast();
  return [saved, failed].map((message) => (
    <button key={message.title} type="button" onClick={() => { toast.show(message); }}>
      {message.kind}
    </button>
  ));
}

const press = (kind: ToastMessage['kind']) => { fireEvent.click(screen.getByRole('button', { name: kind })); };
const region = () => screen.getByRole('region', { name: 'Mitteilungen (F8)' });
const toasts = () => within(region()).queryAllByRole('listitem');

beforeEach(async () => {
  stubBrowser();
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined, hasPointerCapture: () => false });
  // The region's code is there before the clock is taken over.
  await import('./ToastRegion');
  const i18n = createI18n('de', await loadMessages('de'));
  render(
    <I18nextProvider i18n={i18n} defaultNS="common">
      <Shower />
      <Toasts />
    </I18nextProvider>,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  removeToast(shownToast()?.id ?? 0);
  vi.useRealTimers();
  cleanup();
});

async function show(kind: ToastMessage['kind']) {
  press(kind);
  await act(async () => vi.dynamicImportSettled());
}

describe('a toast', () => {
  it('shows the id of a failure that nobody expected, long enough to copy it', async () => {
    act(() => { showToast({ ...failed, error: { errors: [{ extensions: { requestId: '3fa9c01b7e-1a4' } }] } }); });
    await act(async () => vi.dynamicImportSettled());
    expect(toasts().map(({ textContent }) => textContent)).toEqual(['FehlerBitte noch einmal.Fehlerkennung 3fa9c01b7e-1a4 Kopieren']);
    act(() => { vi.advanceTimersByTime(25_000); });
    expect(toasts()).toHaveLength(1);
    act(() => { vi.advanceTimersByTime(6000); });
    expect(toasts()).toHaveLength(0);
  });

  it('shows its title and its sentence for five seconds', async () => {
    await show('success');
    expect(toasts().map(({ textContent }) => textContent)).toEqual(['GespeichertIhr Profil ist aktuell.']);
    act(() => { vi.advanceTimersByTime(4990); });
    expect(toasts()).toHaveLength(1);
    act(() => { vi.advanceTimersByTime(20); });
    expect(toasts()).toHaveLength(0);
  });

  it('takes the place of the one before, and has its own five seconds', async () => {
    await show('success');
    act(() => { vi.advanceTimersByTime(4000); });
    press('error');
    expect(toasts().map(({ textContent }) => textContent)).toEqual(['FehlerBitte noch einmal.']);
    act(() => { vi.advanceTimersByTime(4000); });
    expect(toasts()).toHaveLength(1);
    act(() => { vi.advanceTimersByTime(1010); });
    expect(toasts()).toHaveLength(0);
  });

  it('interrupts a screen reader for an error only', async () => {
    await show('success');
    expect(document.querySelector('[aria-live="assertive"]')).toBeNull();
    press('error');
    expect(document.querySelector('[aria-live="assertive"]')).not.toBeNull();
  });

  it('can be closed, and F8 leads to it', async () => {
    await show('success');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(region().contains(document.activeElement)).toBe(true);
    fireEvent.click(within(region()).getByRole('button', { name: 'Mitteilung schließen' }));
    expect(toasts()).toHaveLength(0);
  });

  it.each([
    [40, 1],
    [60, 0],
  ])('swiped %i px to the right, %i are left', async (distance, left) => {
    await show('success');
    const [item] = toasts();
    if (!item) throw new Error('no toast');
    fireEvent.pointerDown(item, { button: 0, clientX: 100, clientY: 10, pointerType: 'touch' });
    fireEvent.pointerMove(item, { clientX: 120, clientY: 10, pointerType: 'touch' });
    fireEvent.pointerMove(item, { clientX: 100 + distance, clientY: 10, pointerType: 'touch' });
    fireEvent.pointerUp(item, { clientX: 100 + distance, clientY: 10, pointerType: 'touch' });
    expect(toasts()).toHaveLength(left);
  });
});
