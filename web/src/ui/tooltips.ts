import styles from './tooltips.module.css';

/** Milliseconds that a pointer rests on a button before its tooltip shows. */
const delay = 700;
/** Milliseconds after a tooltip in which the next one shows at once. */
const skipDelay = 300;
/** Pixels between a button and its tooltip, and between the tooltip and the window's edge. */
const gap = 8;

const buttons = 'button, a, [role="button"]';

/**
 * What a button without visible words says to screen readers, said to everybody else too: on pointing at it, at once
 * where the keyboard reaches it. One for the whole page. Escape and a press close it.
 */
export function followTooltips(): void {
  // An old browser shows none; every name is there all the same.
  if (!('popover' in HTMLElement.prototype)) return;
  const tip = document.createElement('div');
  tip.className = styles.tooltip ?? '';
  tip.popover = 'manual';
  // The name is the button's own; here it would be read a second time.
  tip.setAttribute('aria-hidden', 'true');
  document.body.append(tip);

  /** The button that is pointed at; its tooltip shows, or soon will. */
  let current: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;

  const show = (button: Element, name: string) => {
    if (!button.isConnected) return;
    tip.textContent = name;
    tip.showPopover();
    place(tip, button.getBoundingClientRect());
  };
  const close = () => {
    clearTimeout(timer);
    current = null;
    if (!tip.matches(':popover-open')) return;
    closedAt = performance.now();
    tip.hidePopover();
  };
  const open = (target: EventTarget | null, wait: number) => {
    const button = target instanceof Element ? target.closest(buttons) : null;
    if (button && button === current) return;
    close();
    current = button;
    const name = button && wordlessName(button);
    if (!name) return;
    if (wait === 0 || performance.now() - closedAt < skipDelay) show(button, name);
    else {
      timer = setTimeout(() => {
        show(button, name);
      }, wait);
    }
  };

  document.addEventListener('pointerover', (event) => {
    // The tooltip itself may be pointed at, to read what lies under the pointer.
    if (event.target === tip) return;
    if (event.pointerType !== 'touch') open(event.target, delay);
  });
  document.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) open(event.target, 0);
  });
  for (const end of ['focusout', 'pointerdown', 'scroll'] as const) document.addEventListener(end, close, { capture: true, passive: true });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
}

/** The accessible name of a button that shows a sign only; nothing where it can be read anyway. */
function wordlessName(button: Element): string | null {
  const visible = button.cloneNode(true) as Element;
  visible.querySelectorAll('.visually-hidden').forEach((hidden) => {
    hidden.remove();
  });
  if (!visible.querySelector('svg') || visible.textContent?.trim()) return null;
  return button.getAttribute('aria-label') ?? button.textContent?.trim() ?? null;
}

/** Above the button, or below it where there is no room; never over the window's edge. */
function place(tip: HTMLElement, button: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(Math.max(button.left + button.width / 2 - width / 2, gap), document.documentElement.clientWidth - width - gap);
  const above = button.top - gap - height;
  tip.style.left = `${String(left)}px`;
  tip.style.top = `${String(above >= gap ? above : button.bottom + gap)}px`;
}
