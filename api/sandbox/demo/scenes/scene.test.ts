import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PLACED_LISTINGS } from '../listings.js';
import type { DemoListing } from '../listings/types.js';
import { dealRecipes } from '../pictures.js';
import { BALCONIES, BATHROOMS, BEDROOMS, BREAKFASTS, POOLS } from './compositions.js';
import { HOUSE_BUILDS, houseStyle } from './house-style.js';
import { listingScenes, type PicturedListing, type Setting } from './listing-pictures.js';
import { renderScene } from './render.js';
import { drawScene, MOTIFS, TIMES_OF_DAY, type Motif, type SceneOptions } from './scene.js';
import { SITE_PICTURES } from './site-pictures.js';

const listing: PicturedListing = {
  slug: 'vila-lavanda',
  setting: 'bay',
  time: 'noon',
  pictures: 9,
  hasPool: true,
  hasSeaView: true,
  kind: 'villa',
};

const SETTINGS: readonly Setting[] = [
  'town',
  'harbour',
  'bay',
  'coast',
  'alley',
  'vineyard',
  'lavender',
  'mountain',
  'waterfalls',
  'lake',
  'plain',
  'castle',
  'bridge',
  'city',
];

describe('drawScene', () => {
  it('draws the same picture from the same seed', () => {
    for (const motif of MOTIFS) {
      const options = { motif, seed: 'same', time: 'morning' } as const;
      expect(drawScene(options)).toBe(drawScene(options));
    }
  });

  it('draws another picture from another seed', () => {
    for (const motif of MOTIFS) {
      expect(drawScene({ motif, seed: 'a', time: 'noon' })).not.toBe(drawScene({ motif, seed: 'b', time: 'noon' }));
    }
  });

  it('writes numbers and colours only', () => {
    for (const motif of MOTIFS) {
      for (const [i, time] of TIMES_OF_DAY.entries()) {
        const svg = drawScene({ motif, seed: `check-${i}`, time });
        expect(svg, `${motif} at ${time}`).not.toMatch(/NaN|undefined|null|Infinity/);
        expect(svg.startsWith('<svg') && svg.endsWith('</svg>')).toBe(true);
      }
    }
  });

  it('draws every arrangement and every build', { timeout: 30_000 }, () => {
    const arrangements: readonly (readonly [Motif, readonly string[]])[] = [
      ['balcony', BALCONIES],
      ['breakfast', BREAKFASTS],
      ['room', BEDROOMS],
      ['bathroom', BATHROOMS],
      ['pool', POOLS],
    ];
    const drawn = [
      ...arrangements.flatMap(([motif, list]) =>
        list.map((composition) => drawScene({ motif, composition, seed: 'same', time: 'dusk' })),
      ),
      ...HOUSE_BUILDS.map((build) =>
        drawScene({ motif: 'house', house: houseStyle('same', { build }), seed: 'same', time: 'dusk' }),
      ),
    ];
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
  });

  it('gives pictures of the size asked for, at every time of day', { timeout: 120_000 }, async () => {
    for (const motif of MOTIFS) {
      for (const time of TIMES_OF_DAY) {
        const svg = drawScene({ motif, seed: 'size', time, width: 200, height: 150 });
        const { info } = await sharp(Buffer.from(svg), { unlimited: true }).raw().toBuffer({ resolveWithObject: true });
        expect([info.width, info.height], `${motif} at ${time}`).toEqual([200, 150]);
      }
    }
  });

  it('takes wide and tall shapes', async () => {
    for (const [width, height] of [
      [240, 100],
      [100, 160],
    ] as const) {
      const picture = await renderScene({ motif: 'town', seed: 'shape', time: 'dusk', width, height });
      const { format, ...size } = await sharp(picture).metadata();
      expect([format, size.width, size.height]).toEqual(['jpeg', width, height]);
    }
  });

  it('gives a picture the same bytes each time it is rendered', async () => {
    const options = { motif: 'pool', seed: 'bytes', time: 'noon', width: 320, height: 240 } as const;
    expect((await renderScene(options)).equals(await renderScene(options))).toBe(true);
  });
});

describe('listingScenes', () => {
  it('gives as many pictures as the listing has, between 5 and 11', () => {
    for (const setting of SETTINGS) {
      for (const pictures of [1, 5, 8, 11, 20]) {
        for (const hasPool of [true, false]) {
          const scenes = listingScenes({ ...listing, setting, pictures, hasPool });
          expect(scenes).toHaveLength(Math.max(5, Math.min(11, pictures)));
        }
      }
    }
  });

  it('repeats no picture within a listing', () => {
    for (const setting of SETTINGS) {
      const drawn = listingScenes({ ...listing, setting, pictures: 11 }).map((scene) => drawScene(scene));
      expect(new Set(drawn).size, setting).toBe(drawn.length);
    }
  });

  it('keeps one time of day and one house', () => {
    const scenes = listingScenes(listing);
    expect(new Set(scenes.map(({ time }) => time))).toEqual(new Set(['noon']));
    const houses = scenes.flatMap(({ house }) => (house ? [JSON.stringify(house)] : []));
    expect(houses.length).toBeGreaterThan(3);
    expect(new Set(houses).size).toBe(1);
  });

  it('tells two listings apart and one listing always alike', () => {
    const other = listingScenes({ ...listing, slug: 'vila-maslina' });
    const known = new Set(listingScenes(listing).map((scene) => drawScene(scene)));
    for (const scene of other) expect(known.has(drawScene(scene))).toBe(false);
    expect(listingScenes(listing)).toEqual(listingScenes(listing));
  });

  it('begins with different motifs', () => {
    const leads = Array.from({ length: 30 }, (_, i) => listingScenes({ ...listing, slug: `place-${i}` })[0]?.motif);
    expect(new Set(leads).size).toBeGreaterThan(2);
  });

  it('shows the sea from the house only where it can be seen', () => {
    const inland = new Set<Setting>(['waterfalls', 'lake', 'plain', 'castle', 'bridge', 'city']);
    for (const setting of SETTINGS) {
      for (const hasSeaView of [true, false]) {
        const scenes = listingScenes({ ...listing, setting, hasSeaView, pictures: 11 });
        const atHouse = scenes.filter(({ motif }) =>
          ['house', 'pool', 'room', 'bathroom', 'balcony', 'breakfast'].includes(motif),
        );
        const seesSea = hasSeaView && !inland.has(setting);
        for (const { outlook, view } of atHouse) {
          expect(outlook === 'sea', setting).toBe(seesSea);
          if (!seesSea) expect(view).toBeUndefined();
        }
      }
    }
  });
});

describe('the listings of the demo', () => {
  const dealt = dealRecipes(PLACED_LISTINGS);
  const inOrder = [...dealt.keys()];
  const scenesOf = (demo: DemoListing): SceneOptions[] => (dealt.get(demo) ?? []).map(({ scene }) => scene);
  const mains = inOrder.flatMap((demo) => scenesOf(demo).slice(0, 1));

  it('all have a main picture of their own', { timeout: 30_000 }, () => {
    expect(new Set(mains.map((scene) => drawScene({ ...scene, width: 400, height: 300 }))).size).toBe(inOrder.length);
  });

  it('show no building, arrangement and light together more than four times', () => {
    const seen = new Map<string, number>();
    for (const { motif, composition, time, house } of mains) {
      const key = [motif === 'house' ? house?.build : motif, composition, time].join();
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect([...seen].filter(([, count]) => count > 4)).toEqual([]);
  });

  it('begin with no motif much more often than with the others, and neighbours differ', () => {
    const counts = Map.groupBy(mains, ({ motif }) => motif);
    for (const [motif, scenes] of counts) expect(scenes.length / mains.length, motif).toBeLessThan(0.26);
    const alike = mains.filter(({ motif }, i) => motif === mains[i - 1]?.motif);
    expect(alike.length).toBeLessThan(3);
  });

  it('live in houses of every build, hotels in at least five', () => {
    const buildsOf = (list: DemoListing[]): Set<string> =>
      new Set(list.flatMap((demo) => scenesOf(demo).flatMap(({ house }) => (house ? [house.build] : []))));
    expect(buildsOf(inOrder)).toEqual(new Set(HOUSE_BUILDS));
    const hotels = buildsOf(inOrder.filter(({ kind }) => kind === 'hotel' || kind === 'resort'));
    expect(hotels.size).toBeGreaterThanOrEqual(5);
  });

  it('show wine estates among vines and no house more than a few times in the same dress', () => {
    const houses = inOrder.flatMap((demo) => scenesOf(demo).find(({ motif }) => motif === 'house')?.house ?? []);
    for (const { build, forecourt } of houses) if (build === 'winery') expect(forecourt).toBe('vines');
    const dresses = houses.map(({ build, wall, shutters, roofMaterial, roof, forecourt }) =>
      [build, wall, shutters, roofMaterial, roof, forecourt].join(),
    );
    expect(new Set(dresses).size).toBeGreaterThan(inOrder.length * 0.95);
  });
});

describe('SITE_PICTURES', () => {
  it('names every picture once and draws none twice', () => {
    expect(new Set(SITE_PICTURES.map(({ name }) => name)).size).toBe(SITE_PICTURES.length);
    expect(new Set(SITE_PICTURES.map(({ scene }) => JSON.stringify(scene))).size).toBe(SITE_PICTURES.length);
  });
});
