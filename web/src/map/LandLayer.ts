import type { FeatureCollection } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import L from 'leaflet';
import land from './land.json';

const TILE = 256;
/** Figures of a tile's geometry for each pixel. */
const DETAIL = 16;
/** As wide as the widest band beside the coast: at the seam of two tiles nothing is missing. */
const OVERLAP = 24;

/** Less than a pixel: what nobody can see is not drawn. */
const TOLERANCE = 0.7;

const slices = new GeoJSONVT(land as FeatureCollection, { maxZoom: 14, indexMaxZoom: 7, extent: TILE * DETAIL, buffer: OVERLAP * DETAIL, tolerance: TOLERANCE * DETAIL });

const COLOURS = ['map-shelf', 'map-shallow', 'map-abroad', 'map-land', 'map-coast'] as const;
type Colours = Record<(typeof COLOURS)[number], string>;

/** Land and shallow water, drawn tile by tile in the colours of the theme. The sea is what stays empty. */
export class LandLayer extends L.GridLayer {
  private colours: Colours | undefined;
  private readonly scheme = matchMedia('(prefers-color-scheme: dark)');
  private readonly repaint = () => {
    this.colours = undefined;
    this.redraw();
  };

  /** Tiles that are not drawn yet: one in each frame, so that the map does not stop for them. */
  private readonly waiting: (() => void)[] = [];
  private readonly drawNext = () => {
    this.waiting[0]?.();
    this.waiting.shift();
    if (this.waiting.length > 0) requestAnimationFrame(this.drawNext);
  };

  constructor() {
    super({ tileSize: TILE, keepBuffer: 2, updateWhenIdle: false, updateInterval: 60 });
  }

  override onAdd(map: L.Map): this {
    this.scheme.addEventListener('change', this.repaint);
    return super.onAdd(map);
  }

  override onRemove(map: L.Map): this {
    this.scheme.removeEventListener('change', this.repaint);
    return super.onRemove(map);
  }

  protected override createTile({ x, y, z }: L.Coords, done: L.DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const density = Math.min(window.devicePixelRatio || 1, 2);
    canvas.width = TILE * density;
    canvas.height = TILE * density;
    this.waiting.push(() => {
      const brush = canvas.getContext('2d');
      if (brush) {
        brush.scale(density / DETAIL, density / DETAIL);
        this.colours ??= readColours();
        draw(brush, slices.getTileRaw(z, x, y)?.features ?? [], z, this.colours);
      }
      done(undefined, canvas);
    });
    if (this.waiting.length === 1) requestAnimationFrame(this.drawNext);
    return canvas;
  }
}

function readColours(): Colours {
  const style = getComputedStyle(document.documentElement);
  const [shelf, shallow, abroad, home, coast] = COLOURS.map((name) => style.getPropertyValue(`--${name}`));
  return { 'map-shelf': shelf ?? '', 'map-shallow': shallow ?? '', 'map-abroad': abroad ?? '', 'map-land': home ?? '', 'map-coast': coast ?? '' };
}

type Shapes = NonNullable<ReturnType<typeof slices.getTileRaw>>['features'];

/** First the water that grows light towards the coast, then the land over its inner half, then the line between them. */
function draw(brush: CanvasRenderingContext2D, shapes: Shapes, zoom: number, colours: Colours): void {
  const outlines = shapes.map((shape) => ({ outline: outlineOf(shape), isHome: shape.tags?.country === 'HR' }));
  const width = Math.min(OVERLAP * 2, 10 + Math.max(0, zoom - 6) * 7) * DETAIL;
  brush.lineJoin = 'round';
  const line = (colour: string, size: number) => {
    brush.strokeStyle = colour;
    brush.lineWidth = size;
    for (const { outline } of outlines) brush.stroke(outline);
  };
  line(colours['map-shelf'], width);
  line(colours['map-shallow'], width * 0.45);
  for (const { outline, isHome } of outlines) {
    brush.fillStyle = isHome ? colours['map-land'] : colours['map-abroad'];
    brush.fill(outline, 'evenodd');
  }
  line(colours['map-coast'], (zoom < 8 ? 0.7 : 1) * DETAIL);
}

function outlineOf(shape: Shapes[number]): Path2D {
  const outline = new Path2D();
  if (shape.type !== 3) return outline;
  for (const ring of shape.geometry) {
    outline.moveTo(ring[0] ?? 0, ring[1] ?? 0);
    for (let index = 2; index < ring.length; index += 2) outline.lineTo(ring[index] ?? 0, ring[index + 1] ?? 0);
    outline.closePath();
  }
  return outline;
}
