import { languageOf, type WrittenField, WrittenAs } from '../written.js';
import { DRAWING } from './preview.facts.js';

/** As previewPath works it out, of a row `h`: what is hashed is the same JSON. */
export const WrittenPreview = WrittenAs((field: WrittenField, { bind, regionName }) => {
  const language = `${bind(languageOf(field))}::text`;
  const texts = [language, 'h.name', 'h.city', regionName({ ...field, name: 'regionName' })].map((text) => `to_json(${text})`);
  const picture = `to_json(coalesce(nullif(h."imageUrl", ''), h."imageUrls"[1], ''))`;
  const facts = [`'[${DRAWING}'`, ...texts, 'h."pricePerNight"', `${picture} || ']'`].join(` || ',' || `);
  return `'/previews/' || h.id || '.jpg?language=' || ${language} || '&v=' || left(encode(sha256(convert_to(${facts}, 'UTF8')), 'hex'), 12)`;
});
