import { lighten, mix } from './colour.js';
import type { Air, SeaTone } from './options.js';
import type { Palette } from './palettes.js';

/** The palette of another hour of the same time of day: the sea and the air differ a little. */
export function shifted(palette: Palette, seaTone: SeaTone = 'plain', air: Air = 'clear'): Palette {
  return withAir(withSea(palette, seaTone), air);
}

function withSea(palette: Palette, tone: SeaTone): Palette {
  const [pale, middle, deep] = palette.sea;
  switch (tone) {
    case 'plain':
      return palette;
    case 'turquoise':
      return {
        ...palette,
        sea: [mix(pale, palette.shallow, 0.35), mix(middle, palette.shallow, 0.5), mix(deep, middle, 0.4)],
      };
    case 'deep':
      return { ...palette, sea: [mix(pale, middle, 0.4), mix(middle, deep, 0.5), mix(deep, palette.dark, 0.3)] };
    case 'green': {
      const jade = mix(palette.copper, palette.green, 0.4);
      return { ...palette, sea: [mix(pale, jade, 0.2), mix(middle, jade, 0.4), mix(deep, palette.greenShade, 0.5)] };
    }
    case 'pale':
      return { ...palette, sea: [lighten(pale, 0.2), mix(middle, pale, 0.4), mix(deep, middle, 0.35)] };
  }
}

function withAir(palette: Palette, air: Air): Palette {
  const [top, middle, low] = palette.sky;
  switch (air) {
    case 'clear':
      return palette;
    case 'warm':
      return {
        ...palette,
        sky: [mix(top, middle, 0.25), mix(middle, low, 0.35), mix(low, palette.wallOchre, 0.3)],
        haze: mix(palette.haze, low, 0.25),
      };
    case 'soft':
      return { ...palette, sky: [mix(top, middle, 0.55), mix(middle, low, 0.3), low], haze: mix(palette.haze, low, 0.4) };
    case 'fresh':
      return {
        ...palette,
        sky: [mix(top, palette.sea[2], 0.22), mix(middle, top, 0.25), mix(low, middle, 0.3)],
        haze: mix(palette.haze, palette.sea[1], 0.2),
      };
  }
}
