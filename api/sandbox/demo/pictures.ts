import { imageId } from '../../src/images/image.files.js';
import { slugOf } from '../../src/hotels/hotel.slug.js';
import { LISTINGS } from './listings.js';
import type { DemoListing } from './listings/types.js';
import { listingScenes } from './scenes/listing-pictures.js';
import { PALETTES } from './scenes/palettes.js';
import type { SceneOptions } from './scenes/scene.js';

/** What every drawn picture measures, in pixels. */
export const PICTURE = { width: 1600, height: 1200 };

/** A picture that can be drawn at any time: its id is the hash of the recipe, which stands for the content. */
export interface Recipe {
  id: string;
  scene: SceneOptions;
}

/** The pictures of a listing, the main one first. */
export function recipesOf({ name, setting, time, pictures, amenities, kind }: DemoListing): Recipe[] {
  const [hasPool, hasSeaView] = [amenities.includes('pool'), amenities.includes('seaView')];
  const scenes = listingScenes({ slug: slugOf(name), setting, time, pictures, hasPool, hasSeaView, kind });
  return scenes.map((scene) => ({ id: imageId(Buffer.from(JSON.stringify(scene))), scene }));
}

/** Every picture, and which are the main ones: those of featured places first, as pages show them. */
export function allRecipes(): { recipes: Recipe[]; mainIds: string[] } {
  const listings = Object.values(LISTINGS).flat();
  const ordered = listings.toSorted((a, b) => Number(b.isFeatured ?? false) - Number(a.isFeatured ?? false));
  const recipes = ordered.map(recipesOf);
  return { recipes: recipes.flat(), mainIds: recipes.flatMap(([main]) => main?.id ?? []) };
}

/** What stands for a picture until it has been drawn: the colours of its time of day. */
export function undrawnBlur({ time }: SceneOptions): string {
  const { sky, sea, rock } = PALETTES[time];
  const stops = [sky[0], sky[2], sea[1], rock].map((colour, index) => `<stop offset="${index / 3}" stop-color="${colour}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><linearGradient id="g" x2="0" y2="1">${stops.join('')}</linearGradient><rect width="4" height="3" fill="url(#g)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
