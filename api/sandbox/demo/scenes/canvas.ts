import type { Chance } from './chance.js';
import type { Colour } from './colour.js';
import { polygon, round, type Point } from './geometry.js';
import type { Knobs, Motif } from './options.js';
import type { Palette, TimeOfDay } from './palettes.js';

export type Stop = Colour | readonly [offset: number, colour: Colour, opacity?: number];
export type Side = 'left' | 'right';
export type SprayFrom = 'left' | 'right' | 'top' | 'bottom' | 'corner';

/** A motif draws itself on a canvas, back to front. */
export type DrawMotif = (canvas: Canvas) => void;

/** Height of every picture in drawing units; the width follows from the shape asked for. */
export const HEIGHT = 1200;

/** Where a spray is densest: the end point of its gradient. */
const SPRAY_AXIS: Record<SprayFrom, readonly [number, number, number, number]> = {
  right: [0, 0, 1, 0],
  left: [1, 0, 0, 0],
  bottom: [0, 0, 0, 1],
  top: [0, 1, 0, 0],
  corner: [0, 0, 1, 1],
};

/** Paint reaches the paper along an S-curve: hardly any at first, then all at once. */
function coverage(amount: number): number {
  return Math.max(0, 1 / (1 + Math.exp(-(amount - 0.6) * 7.5)) - 0.011);
}

/**
 * Opacity of a whole element makes librsvg draw it on a sheet of its own, as large as the picture.
 * Opacity of its one fill or stroke looks the same and costs nothing.
 */
function attributes(extra: string, fill: string): string {
  if (!extra) return '';
  return ' ' + extra.replace(/(^|\s)opacity=/, fill === 'none' ? '$1stroke-opacity=' : '$1fill-opacity=');
}

/** Definitions that a picture and the pictures nested in it share. */
class Definitions {
  private readonly byKey = new Map<string, string>();
  private count = 0;

  /** A reference to the definition, made once per key. */
  reference(key: string, make: (id: string) => string): string {
    const id = `d${key}`;
    if (!this.byKey.has(id)) this.byKey.set(id, make(id));
    return `url(#${id})`;
  }

  unique(make: (id: string) => string): string {
    return this.reference(`n${this.count++}`, make);
  }

  toString(): string {
    return [...this.byKey.values()].join('');
  }
}

interface CanvasSetup {
  width: number;
  chance: Chance;
  colours: Palette;
  time: TimeOfDay;
  knobs: Knobs;
  motifs: Readonly<Record<Motif, DrawMotif>>;
}

/** Collects the SVG of one picture. */
export class Canvas {
  /** Size in drawing units. */
  readonly W: number;
  readonly H = HEIGHT;
  readonly chance: Chance;
  readonly colours: Palette;
  readonly time: TimeOfDay;
  readonly knobs: Knobs;
  /** True inside another picture's window: no frame of branches there. */
  readonly nested: boolean;
  /** Set by the sky; water glitters below it. */
  sun: { x: number; y: number; radius: number } | null = null;
  private readonly parts: string[] = [];

  constructor(
    private readonly setup: CanvasSetup,
    private readonly definitions = new Definitions(),
    nested = false,
  ) {
    this.W = setup.width;
    this.chance = setup.chance;
    this.colours = setup.colours;
    this.time = setup.time;
    this.knobs = setup.knobs;
    this.nested = nested;
  }

  get body(): string {
    return this.parts.join('');
  }

  get defs(): string {
    return this.definitions.toString();
  }

  /** Whether lamps are on behind windows; at golden hour the sun still outshines them. */
  get lampLit(): Colour | null {
    return this.time === 'golden' ? null : this.colours.lamp;
  }

  path(d: string, fill: string, extra = ''): void {
    if (d) this.parts.push(`<path d="${d}" fill="${fill}"${attributes(extra, fill)}/>`);
  }

  shape(points: readonly Point[], fill: string, extra = ''): void {
    this.path(polygon(points), fill, extra);
  }

  rect(x: number, y: number, width: number, height: number, fill: string, extra = ''): void {
    const [w, h] = [round(Math.max(0, width)), round(Math.max(0, height))];
    this.parts.push(
      `<rect x="${round(x)}" y="${round(y)}" width="${w}" height="${h}" fill="${fill}"${attributes(extra, fill)}/>`,
    );
  }

  circle(x: number, y: number, radius: number, fill: string, extra = ''): void {
    this.parts.push(
      `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${attributes(extra, fill)}/>`,
    );
  }

  line(points: readonly Point[], colour: Colour, thickness: number, extra = ''): void {
    this.stroke(polygon(points, false), colour, thickness, extra);
  }

  stroke(d: string, colour: Colour, thickness: number, extra = ''): void {
    this.path(
      d,
      'none',
      `stroke="${colour}" stroke-width="${round(thickness)}" stroke-linecap="round"${extra && ' ' + extra}`,
    );
  }

  /** A fill that runs from the first stop to the last; downwards unless told otherwise. */
  gradient(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    const inner = stops.map((stop, i) => {
      const [offset, colour, opacity] = typeof stop === 'string' ? [i / (stops.length - 1), stop] : stop;
      return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
    });
    return this.definitions.unique(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${inner.join('')}</linearGradient>`,
    );
  }

  /**
   * Airbrush: the shape, sprayed with one colour from one side. Here it is a smooth gradient;
   * the class lets the renderer find the sprayed places and break them up into grains.
   */
  spray(d: string, colour: Colour, from: SprayFrom = 'right', amount = 0.85): void {
    const [x1, y1, x2, y2] = SPRAY_AXIS[from];
    const fill = this.definitions.reference(`${from}${Math.round(amount * 100)}${colour.slice(1)}`, (id) => {
      const stops = [0, 0.3, 0.5, 0.65, 0.8, 1].map(
        (t) =>
          `<stop offset="${round((0.12 + 0.88 * t) * 100)}%" stop-color="${colour}" stop-opacity="${t && coverage(t * amount).toFixed(3)}"/>`,
      );
      return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`;
    });
    this.parts.push(`<path class="spray" d="${d}" fill="${fill}"/>`);
  }

  /** Fill and spray one shape. */
  sprayed(d: string, fill: string, colour: Colour, from: SprayFrom = 'right', amount = 0.85): void {
    this.path(d, fill);
    this.spray(d, colour, from, amount);
  }

  clip(d: string, draw: () => void): void {
    const reference = this.definitions.unique((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    this.group(`clip-path="${reference}"`, draw);
  }

  group(attributes: string, draw: () => void): void {
    this.parts.push(`<g ${attributes}>`);
    draw();
    this.parts.push('</g>');
  }

  /** A whole picture inside this one: the view from a window. */
  nest(
    picture: Motif | DrawMotif,
    x: number,
    y: number,
    width: number,
    height: number,
    knobs: Knobs = this.knobs,
  ): void {
    const setup = { ...this.setup, width: HEIGHT * (width / height), knobs };
    const inner = new Canvas(setup, this.definitions, true);
    const draw = typeof picture === 'string' ? this.setup.motifs[picture] : picture;
    draw(inner);
    const scale = (height / HEIGHT).toFixed(4);
    this.group(`transform="translate(${round(x)} ${round(y)}) scale(${scale})"`, () => this.parts.push(inner.body));
  }
}
