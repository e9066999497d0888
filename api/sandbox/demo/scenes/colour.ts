/** Colours are '#rrggbb' everywhere, so they can be mixed. */
export type Colour = string;

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));
}

/** `share` of the second colour in the first: 0 gives the first, 1 the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const a = channels(first);
  const b = channels(second);
  const part = (i: number): string => {
    const from = a[i] ?? 0;
    const value = Math.round(from + ((b[i] ?? 0) - from) * share);
    return Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0');
  };
  return `#${part(0)}${part(1)}${part(2)}`;
}

export const WHITE: Colour = '#ffffff';

export const lighten = (colour: Colour, share: number): Colour => mix(colour, WHITE, share);
