import { vi } from 'vitest';

const nothing = () => undefined;
class NeverObserves {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

/** What browsers have and jsdom lacks: nothing ever comes into view, grows or changes its colours. */
export function stubBrowser(): void {
  vi.stubGlobal('IntersectionObserver', NeverObserves);
  vi.stubGlobal('ResizeObserver', NeverObserves);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }));
  Element.prototype.scrollIntoView = nothing;
  // jsdom knows the dialog element but not its methods.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
