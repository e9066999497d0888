import type { ThemeConfig } from 'antd';

/** The look in values. Every colour, size and distance of the site is written here and nowhere else. */
const light = {
  page: '#ffffff',
  surface: '#ffffff',
  stone: '#f3f6f5',
  stone2: '#e7eceb',
  line: '#dae1e1',
  lineStrong: '#7b8d99',
  ink: '#0a2136',
  ink2: '#41566a',
  ink3: '#5b6f7e',
  sea: '#0a5a8c',
  seaHover: '#08486f',
  seaActive: '#063753',
  seaSoft: '#e3f0f6',
  onSea: '#ffffff',
  roof: '#c43d16',
  roofHover: '#a53210',
  roofActive: '#86280c',
  roofSoft: '#fcebe4',
  onRoof: '#ffffff',
  pine: '#1b6a4b',
  pineSoft: '#e2f2e9',
  ochre: '#825500',
  ochreSoft: '#fbf1d8',
  danger: '#b0153f',
  dangerSoft: '#fbe7ec',
  deep: '#08283f',
  onDeep: '#ffffff',
  onDeep2: '#b7ccd9',
  focus: '#0a5a8c',
  scrim: 'rgba(8, 24, 38, 0.62)',
  mapSea: '#a3d0dc',
  mapShelf: '#b6dbe3',
  mapShallow: '#cde8ea',
  mapLand: '#faf1df',
  mapAbroad: '#ecebe2',
  mapCoast: '#b58a55',
  mapName: '#4a4034',
  mapSeaName: '#164f69',
  shadowFloat: '0 1px 2px rgba(10, 33, 54, 0.07), 0 18px 40px -18px rgba(10, 33, 54, 0.28)',
};

const dark: typeof light = {
  page: '#071521',
  surface: '#0d2031',
  stone: '#0a1a29',
  stone2: '#15293b',
  line: '#22394d',
  lineStrong: '#6d8597',
  ink: '#eff4f6',
  ink2: '#b5c5d1',
  ink3: '#93a8b7',
  sea: '#78c0ea',
  seaHover: '#9dd3f3',
  seaActive: '#5aa9d8',
  seaSoft: '#12334a',
  onSea: '#051a2a',
  roof: '#ff8e67',
  roofHover: '#ffab8c',
  roofActive: '#f0744a',
  roofSoft: '#3b2018',
  onRoof: '#2b0d03',
  pine: '#70cca1',
  pineSoft: '#10342a',
  ochre: '#e9bb5c',
  ochreSoft: '#352a10',
  danger: '#ff90a6',
  dangerSoft: '#3d1622',
  deep: '#040e18',
  onDeep: '#eff4f6',
  onDeep2: '#a9bfcd',
  focus: '#78c0ea',
  scrim: 'rgba(2, 8, 14, 0.72)',
  mapSea: '#0c2c42',
  mapShelf: '#10364e',
  mapShallow: '#15425a',
  mapLand: '#38352f',
  mapAbroad: '#23282c',
  mapCoast: '#8a744f',
  mapName: '#e6dcc8',
  mapSeaName: '#7fb4cf',
  shadowFloat: '0 1px 2px rgba(0, 0, 0, 0.5), 0 18px 40px -18px rgba(0, 0, 0, 0.8)',
};

const fonts = {
  heading: "'Faculty Glyphic', 'Gill Sans', Optima, sans-serif",
  text: "Figtree, 'Segoe UI', system-ui, sans-serif",
};

/** Pixels at 360 and at 1440; in between the size grows with the window. */
const sizes = {
  display: [40, 76],
  h1: [32, 48],
  h2: [27, 36],
  h3: [21, 21],
  lead: [17, 20],
  text: [16, 16],
  small: [14, 14],
  note: [13, 13],
  figure: [44, 44],
} as const;

const lines = {
  display: '1.02',
  h1: '1.08',
  h2: '1.14',
  h3: '1.25',
  lead: '1.5',
  text: '1.6',
  small: '1.5',
  note: '1.45',
};

const weights = { text: '400', label: '550', button: '600', strong: '650' };
const steps = [4, 8, 12, 16, 24, 32, 48, 72, 112] as const;
const radii = { picture: '4px', control: '8px', card: '8px', panel: '12px', chip: '999px', arch: '999px 999px 4px 4px' };
const motion = { fast: '140ms', calm: '240ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
const measures = { control: '48px', controlSmall: '44px', touch: '44px', header: '76px', icon: '22px', container: '1312px' };

/** The page's edge grows with the window. */
const edges = [
  { from: 0, gutter: '20px', section: '68px' },
  { from: 720, gutter: '32px', section: '96px' },
  { from: 1120, gutter: '64px', section: '96px' },
];

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function declarations(values: Record<string, string>, prefix = ''): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}${kebab(name)}:${value};`)
    .join('');
}

/** `clamp()` from the size at 360 to the size at 1440 pixels; in rem, so that the reader's own text size counts. */
function fluid([min, max]: readonly [number, number]): string {
  if (min === max) return `${min / 16}rem`;
  const slope = (max - min) / (1440 - 360);
  const start = (min - slope * 360) / 16;
  return `clamp(${min / 16}rem,${start.toFixed(3)}rem + ${(slope * 100).toFixed(3)}vw,${max / 16}rem)`;
}

/** The custom properties that all style sheets use: `--sea`, `--space-16`, `--size-h1`, `--radius-card` … */
export function cssVariables(): string {
  const shared = [
    declarations(fonts, 'font-'),
    declarations(Object.fromEntries(Object.entries(sizes).map(([name, range]) => [name, fluid(range)])), 'size-'),
    declarations(lines, 'line-'),
    declarations(weights, 'weight-'),
    declarations(Object.fromEntries(steps.map((step) => [step, `${step}px`])), 'space-'),
    declarations(radii, 'radius-'),
    declarations(motion),
    declarations(measures),
  ].join('');
  const byWidth = edges.map(({ from, ...values }) => {
    const rule = `:root{${declarations(values)}}`;
    return from === 0 ? rule : `@media (min-width:${from}px){${rule}}`;
  });
  return [
    `:root{color-scheme:light;${declarations(light)}--picture-light:1;${shared}}`,
    ...byWidth,
    `@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${declarations(dark)}--picture-light:0.9;}}`,
    '@media (prefers-reduced-motion:reduce){:root{--fast:0ms;--calm:0ms;}}',
  ].join('\n');
}

/** The colour of the browser's own bars in each mode. */
export const themeColours = { light: light.page, dark: dark.page };

/** The same values for antd's lazily loaded parts (dialogs, drawers, form controls). */
export function antdTheme(mode: 'light' | 'dark', hasMotion: boolean): ThemeConfig {
  const colour = mode === 'light' ? light : dark;
  return {
    token: {
      motion: hasMotion,
      colorPrimary: colour.sea,
      colorPrimaryHover: colour.seaHover,
      colorPrimaryActive: colour.seaActive,
      colorPrimaryBg: colour.seaSoft,
      colorLink: colour.sea,
      colorLinkHover: colour.seaHover,
      colorSuccess: colour.pine,
      colorSuccessBg: colour.pineSoft,
      colorWarning: colour.ochre,
      colorWarningBg: colour.ochreSoft,
      colorError: colour.danger,
      colorErrorBg: colour.dangerSoft,
      colorBgBase: colour.page,
      colorBgLayout: colour.page,
      colorBgContainer: colour.surface,
      colorBgElevated: colour.surface,
      colorFillQuaternary: colour.stone,
      colorFillTertiary: colour.stone2,
      colorTextBase: colour.ink,
      colorText: colour.ink,
      colorTextSecondary: colour.ink2,
      colorTextTertiary: colour.ink3,
      colorTextPlaceholder: colour.ink3,
      colorIcon: colour.ink2,
      colorIconHover: colour.ink,
      colorBorder: colour.lineStrong,
      colorBorderSecondary: colour.line,
      colorSplit: colour.line,
      colorBgMask: colour.scrim,
      fontFamily: fonts.text,
      fontSize: 16,
      fontSizeSM: 14,
      lineHeight: 1.6,
      controlHeight: 48,
      controlHeightSM: 44,
      borderRadius: 8,
      borderRadiusLG: 12,
      borderRadiusSM: 4,
      boxShadow: colour.shadowFloat,
      boxShadowSecondary: colour.shadowFloat,
      motionDurationFast: '0.14s',
      motionDurationMid: '0.24s',
      motionEaseOut: motion.ease,
    },
    components: { Button: { primaryColor: colour.onSea } },
  };
}
