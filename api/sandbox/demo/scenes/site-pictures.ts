import type { RenderOptions } from './render.js';
import { houseStyle } from './house-style.js';

/** One drawn picture of the site itself, in every width it is served in. */
export interface SitePicture {
  name: string;
  scene: RenderOptions;
  /** Widths of the AVIF and WebP files, small to large. */
  widths: readonly number[];
  /** Width of the JPEG for browsers that know nothing newer. */
  jpegWidth: number;
  /** AVIF quality; large quiet pictures bear less. */
  quality?: number;
}

type Drawn = Omit<RenderOptions, 'width' | 'height'>;

const heroWide = (name: string, time: 'morning' | 'night'): SitePicture => ({
  name,
  // The words stand in the left half of the sky, so the town keeps to the right.
  scene: {
    motif: 'town',
    seed: 'obala-7',
    time,
    composition: 'hill',
    flip: true,
    tx: 0.27,
    sx: 0.5,
    sy: 0.3,
    clouds: 0,
    grain: 0.7,
    width: 2400,
    height: 1000,
  },
  widths: [960, 1600, 2400],
  jpegWidth: 1600,
  quality: 58,
});

const heroTall = (name: string, time: 'morning' | 'night'): SitePicture => ({
  name,
  scene: {
    motif: 'town',
    seed: 'rovinj',
    time,
    composition: 'hill',
    flip: false,
    tx: 0.52,
    hz: 0.63,
    frame: 'none',
    sx: 0.86,
    sy: 0.4,
    clouds: 0,
    grain: 0.7,
    width: 800,
    height: 1280,
  },
  widths: [480, 800],
  jpegWidth: 800,
  quality: 60,
});

const region = (slug: string, scene: Drawn): SitePicture => ({
  name: `region-${slug}`,
  scene: { ...scene, width: 960, height: 1536, grain: 0.8 },
  widths: [320, 640],
  jpegWidth: 640,
});

const small = (name: string, scene: Drawn): SitePicture => ({
  name,
  scene: { ...scene, width: 1280, height: 960, grain: 0.8 },
  widths: [480, 960],
  jpegWidth: 960,
});

const regions: SitePicture[] = [
  region('dalmatien-split', { motif: 'town', composition: 'waterfront', seed: 'riva', time: 'morning', flip: false }),
  region('istrien', { motif: 'town', composition: 'hill', seed: 'rovinj', time: 'golden', frame: 'none' }),
  region('kvarner-bucht', { motif: 'harbour', seed: 'opatija', time: 'rose' }),
  region('das-mittlere-kroatien', { motif: 'castle', seed: 'zagorje', time: 'noon', tx: 0.5 }),
  region('dalmatien-dubrovnik', {
    motif: 'town',
    composition: 'walls',
    seed: 'dubrovnik',
    time: 'noon',
    frame: 'none',
  }),
  region('dalmatien-zadar', { motif: 'mountain', seed: 'velebit', time: 'golden' }),
  region('dalmatien-sibenik', { motif: 'alley', seed: 'sibenik', time: 'dusk' }),
  region('inseln', { motif: 'coast', seed: 'hvar2', time: 'morning' }),
  region('stadt-zagreb', { motif: 'zagreb', seed: 'zg', time: 'dusk' }),
  region('lika-karlovac', { motif: 'waterfalls', seed: 'plit', time: 'noon' }),
  region('slawonien', { motif: 'plain', seed: 'slavonija', time: 'golden' }),
  region('bosnien-und-herzegowina', { motif: 'bridge', seed: 'neretva', time: 'rose' }),
  region('placeholder', { motif: 'coast', seed: 'hvar', time: 'rose' }),
];

export const SITE_PICTURES: readonly SitePicture[] = [
  heroWide('hero-wide-day', 'morning'),
  heroWide('hero-wide-night', 'night'),
  heroTall('hero-tall-day', 'morning'),
  heroTall('hero-tall-night', 'night'),
  ...regions,
  {
    name: 'host',
    scene: {
      motif: 'house',
      seed: 'e2',
      time: 'golden',
      width: 1600,
      height: 1200,
      grain: 0.9,
      house: houseStyle('e2', {
        build: 'villa',
        wall: 'cream',
        shutters: 'blue',
        roof: 'hip',
        pergola: 'bougainvillea',
      }),
    },
    widths: [640, 1280],
    jpegWidth: 1280,
  },
  small('profile', { motif: 'room', seed: 'prof', time: 'noon' }),
  small('empty-search', { motif: 'lake', seed: 'empty', time: 'morning' }),
  small('not-found', { motif: 'alley', seed: 'lost', time: 'dusk', outlook: 'roofs' }),
  small('error', { motif: 'mountain', seed: 'bura', time: 'noon' }),
];

/** The picture that other sites show beside a link to this one. */
export const SHARE_PICTURE: RenderOptions = {
  motif: 'town',
  seed: 'obala-7',
  time: 'morning',
  composition: 'hill',
  flip: true,
  tx: 0.36,
  sx: 0.62,
  sy: 0.26,
  clouds: 1,
  width: 1200,
  height: 630,
  grain: 0.8,
};
