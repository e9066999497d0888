import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { api } from './api';

const isBrowser = typeof window !== 'undefined';

// A page that is opened in a test is compiled then; on a busy machine that takes many seconds.
configure({ asyncUtilTimeout: 40_000 });

// jsdom has no layout, so it cannot scroll.
if (isBrowser) window.scrollTo = () => undefined;

/** And it measures nothing: in the tests everything is shown, and says so as soon as it is observed. */
class ShowsEverything {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe(target: Element) {
    this.report([{ target, contentRect: new DOMRect(0, 0, 1024, 768), borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] }], this);
  }
  unobserve = () => undefined;
  disconnect = () => undefined;
}
if (isBrowser) window.ResizeObserver = ShowsEverything;

/** Questions to the API that the test at hand did not expect. A page would only show its error state. */
let unexpected = 0;

beforeAll(() => {
  api.listen({
    onUnhandledFrame: ({ defaults }) => {
      unexpected += 1;
      defaults.error();
    },
  });
});
beforeEach(() => {
  if (!isBrowser) return;
  // The question for consent comes after a second, over whatever is there; it has tests of its own.
  const preferences = { necessary: true, analytics: false, marketing: false, functional: false };
  localStorage.setItem('obala-consent', JSON.stringify({ preferences, timestamp: new Date().toISOString(), version: '1.0' }));
});
afterEach(async () => {
  if (isBrowser) {
    cleanup();
    document.cookie = 'language=; Max-Age=0; Path=/';
  }
  // A part that is still being loaded would arrive in the next test, or where nothing is left to take it.
  await vi.dynamicImportSettled();
  api.resetHandlers();
  const count = unexpected;
  unexpected = 0;
  expect(count, 'requests that no handler of the test answered').toBe(0);
});
afterAll(() => {
  api.close();
});
