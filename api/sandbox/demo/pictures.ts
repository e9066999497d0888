import type { EntityManager } from '@mikro-orm/postgresql';
import type { Read } from '../../src/database.js';
import { imageId } from '../../src/images/image.files.js';
import { slugOf } from '../../src/hotels/hotel.slug.js';
import type { PlacedListing } from './listings.js';
import type { DemoListing } from './listings/types.js';
import { listingScenes } from './scenes/listing-pictures.js';
import { planOf } from './scenes/listing-plan.js';
import { PALETTES } from './scenes/palettes.js';
import type { SceneOptions } from './scenes/scene.js';
import { createTally } from './scenes/tally.js';

/** What every drawn picture measures, in pixels. */
export const PICTURE = { width: 1600, height: 1200 };

/** A picture that can be drawn at any time: its id is the hash of the recipe, which stands for the content. */
export interface Recipe {
  id: string;
  scene: SceneOptions;
}

/** The pictures of each listing, the main one first; dealt out in the order given, so that neighbours differ. */
export function dealRecipes(listings: readonly PlacedListing[]): Map<DemoListing, Recipe[]> {
  const tally = createTally();
  return new Map(
    listings.map(({ region, listing }) => {
      const { name, setting, time, pictures, amenities, kind } = listing;
      const [hasPool, hasSeaView] = [amenities.includes('pool'), amenities.includes('seaView')];
      const pictured = { slug: slugOf(name), setting, time, pictures, hasPool, hasSeaView, kind };
      const scenes = listingScenes(pictured, planOf(pictured, region, tally));
      return [listing, scenes.map((scene) => ({ id: imageId(Buffer.from(JSON.stringify(scene))), scene }))];
    }),
  );
}

/** What stands for a picture until it has been drawn: the colours of its time of day. */
export function undrawnBlur({ time }: SceneOptions): string {
  const { sky, sea, rock } = PALETTES[time];
  const stops = [sky[0], sky[2], sea[1], rock].map((colour, index) => `<stop offset="${index / 3}" stop-color="${colour}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><linearGradient id="g" x2="0" y2="1">${stops.join('')}</linearGradient><rect width="4" height="3" fill="url(#g)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Keeps how each picture is drawn beside the data: another version of this code still finds the ones it was given. */
export async function saveRecipes(recipes: Recipe[], em: EntityManager): Promise<void> {
  await em.execute('create schema if not exists sandbox');
  await em.execute('create table if not exists sandbox.picture (id varchar(32) primary key, scene jsonb not null)');
  await em.execute(
    'insert into sandbox.picture select id, scene from jsonb_to_recordset(?::jsonb) as recipe (id text, scene jsonb) on conflict do nothing',
    [JSON.stringify(recipes)],
  );
}

export async function hasRecipes(read: Read): Promise<boolean> {
  const [row] = await read<{ exists: boolean }>(`select to_regclass('sandbox.picture') is not null as exists`);
  return row?.exists ?? false;
}

/** How a picture is drawn; null for one that is not of the demo. */
export async function findScene(id: string, read: Read): Promise<SceneOptions | null> {
  const [row] = await read<{ scene: SceneOptions }>('select scene from sandbox.picture where id = $1', [id]);
  return row?.scene ?? null;
}

/** The main pictures of the demo's listings in the order in which the pages show them. */
export async function mainPictures(read: Read): Promise<string[]> {
  const rows = await read<{ id: string }>(
    `select picture.id from hotel h join sandbox.picture on h.image_url = '/images/' || picture.id || '.jpg'
     order by h.is_visible desc, h.relevance desc, h.id desc`,
  );
  return rows.map((row) => row.id);
}
