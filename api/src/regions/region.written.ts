import type { Language } from '../language.js';
import { type Asking, languageOf, NotWritten, type WrittenField } from '../written.js';
import type { Region } from './region.entity.js';
import { NONE, type RegionFigures } from './region.loader.js';

/** What a region's fields say. */
const VALUES = new Map<string, (region: Region, language: Language, figures: RegionFigures) => string | number>([
  ['__typename', () => 'Region'],
  ['id', ({ id }) => String(id)],
  ['slug', ({ slug }) => slug],
  ['imageUrl', ({ imageUrl }) => imageUrl],
  ['name', ({ names }, language) => names[language]],
  ['description', ({ descriptions }, language) => descriptions[language]],
  ['hotelCount', (_, __, { hotelCount }) => hotelCount],
  ['minPrice', (_, __, { minPrice }) => minPrice],
]);

/** Those that are counted. */
export const isCounted = ({ name }: WrittenField) => name === 'hotelCount' || name === 'minPrice';

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Every region at its number, as an array of texts in the notation of PostgreSQL: with its name, or as JSON with the fields that are asked for. */
export function regionTexts(fields: WrittenField[], textOf: (values: [key: string, value: string | number][]) => string): (asking: Asking) => string {
  const all = fields.map((field) => ({ key: field.key, value: VALUES.get(field.name), languageOf: languageOf(field) }));
  if (all.some(({ value }) => !value)) throw new NotWritten();
  // Remembered for as long as the regions stay what they are.
  let made: { regions: unknown; figures: unknown; texts: Map<string, string> } | undefined;
  return (asking) => {
    const regions = asking.context.regions.all();
    const languages = all.map((one) => one.languageOf(asking));
    const { figures } = asking;
    if (!made || made.regions !== regions || made.figures !== figures) made = { regions, figures, texts: new Map<string, string>() };
    const { texts: known } = made;
    let text = known.get(languages.join());
    if (text === undefined) {
      const texts = Array.from({ length: Math.max(0, ...(regions?.keys() ?? [])) }, (_, index) => {
        const region = regions?.get(index + 1);
        return region ? quoted(textOf(all.map(({ key, value }, place) => [key, value?.(region, languages[place]!, figures?.get(region.id) ?? NONE) ?? '']))) : 'NULL';
      });
      known.set(languages.join(), (text = `{${texts.join()}}`));
    }
    return text;
  };
}
