import { html, type Html } from './html.js';

const TONES: Record<string, string> = { active: 'good', trialing: 'good', paid: 'good', past_due: 'bad', unpaid: 'bad', uncollectible: 'bad', open: 'warn', cancelling: 'warn', delivered: 'good', pending: 'warn', failed: 'bad' };

/** How something stands, in a word. */
export function stateBadge(state: string, words: Record<string, string>): Html {
  return html`<span class="badge ${TONES[state]}">${words[state] ?? state}</span>`;
}

/** "visa" -> "Visa". */
export function brandName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
