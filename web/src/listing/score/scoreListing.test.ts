import { LISTING_STEPS } from 'api/rules/listing';
import { describe, expect, it } from 'vitest';
import type { PictureHint } from '../pictures/pictureHints';
import { NEW_LISTING, type ListingValues } from '../values';
import { CHECKS, type CheckKey } from './checks';
import { scoreListing, type Hint } from './scoreListing';

const sentence = 'Das Haus steht über dem Hafen, und zum Strand gehen Sie zehn Minuten. ';
const pictures = (count: number) => Array.from({ length: count }, (_, index) => `/images/${String(index).padStart(32, '0')}.jpg`);

const PERFECT: ListingValues = {
  ...NEW_LISTING,
  name: 'Vila Lavanda',
  regionId: '8',
  city: 'Hvar',
  address: 'Riva 1',
  pricePerNight: '120',
  shortDescription: 'Steinhaus mit Pool über dem Hafen',
  description: sentence.repeat(6),
  amenities: ['pool'],
  tags: ['Lavendel', 'Steinhaus', 'Familien'],
  contactEmail: 'anfrage@vila-lavanda.example',
  website: 'vila-lavanda.example',
  imageUrl: '/images/main.jpg',
  images: pictures(6),
};

/** What an operator does who follows a hint. */
const FOLLOW: Record<CheckKey, (values: ListingValues) => Partial<ListingValues>> = {
  name: () => ({ name: PERFECT.name }),
  region: () => ({ regionId: '8' }),
  city: () => ({ city: 'Hvar' }),
  address: () => ({ address: 'Riva 1' }),
  stars: () => ({ starRating: '3' }),
  price: () => ({ pricePerNight: '1' }),
  priceLow: () => ({ pricePerNight: '80' }),
  rooms: () => ({ rooms: '2' }),
  guests: () => ({ guests: '2' }),
  size: () => ({ size: '50' }),
  short: () => ({ shortDescription: 'VILA LAVANDA HVAR +385 21 555 412 '.repeat(3) }),
  shortRepeats: ({ shortDescription }) => ({ shortDescription: `${shortDescription} mit Pool, Garten und Terrasse` }),
  shortCut: ({ shortDescription }) => ({ shortDescription: shortDescription.slice(0, 80) }),
  shortCapitals: ({ shortDescription }) => ({ shortDescription: shortDescription.toLowerCase() }),
  shortContact: ({ shortDescription }) => ({ shortDescription: shortDescription.replace(/[\d+]/g, 'x') }),
  description: () => ({ description: 'SCHÖNE WOHNUNG MIT KÜCHE UND BAD, WWW.HAUS.EXAMPLE, MIT BALKON' }),
  descriptionShort: ({ description }) => ({ description: description.padEnd(400, 'o') }),
  descriptionSentences: ({ description }) => ({ description: `${description}. Hier wohnt man ruhig. Hier schläft man gut.` }),
  descriptionSurroundings: ({ description }) => ({ description: `${description} Am Strand.` }),
  descriptionCapitals: ({ description }) => ({ description: description.toLowerCase() }),
  descriptionContact: ({ description }) => ({ description: description.replace(/www\.haus\.example/i, 'das Haus selbst') }),
  amenities: () => ({ amenities: ['parking'] }),
  tags: ({ tags }) => ({ tags: [...tags, `Stichwort ${tags.length}`] }),
  contact: () => ({ contactPhone: '+385 21 555 412' }),
  website: () => ({ website: 'vila.example' }),
  mainPicture: () => ({ imageUrl: '/images/main.jpg' }),
  pictures: ({ images }) => ({ images: pictures(images.length + 1) }),
  morePictures: ({ images }) => ({ images: pictures(images.length + 1) }),
};

const blurred = (address: string): PictureHint => ({ kind: 'blurred', address });
const isCheck = (key: Hint['key']): key is CheckKey => key in FOLLOW;

describe('the score', () => {
  it('is near nothing for an empty form', () => {
    expect(scoreListing(NEW_LISTING).score).toBeLessThanOrEqual(5);
  });

  it('reaches a hundred, and then there is nothing left to do', () => {
    expect(scoreListing(PERFECT)).toEqual({ score: 100, hints: [] });
  });

  it('never falls when hints are followed, in whatever order, and ends at a hundred', () => {
    // A few fixed orders: always the first hint, always the last, and some in between.
    for (const pick of [0, 0.2, 0.5, 0.8, 0.999]) {
      let values = NEW_LISTING;
      let { score, hints } = scoreListing(values);
      for (let round = 0; hints.length > 0 && round < 60; round += 1) {
        const hint = hints[Math.floor(pick * hints.length)];
        if (!hint || !isCheck(hint.key)) throw new Error('There are no hints about pictures here');
        values = { ...values, ...FOLLOW[hint.key](values) };
        const after = scoreListing(values);
        expect(after.score, `${hint.key} followed`).toBeGreaterThanOrEqual(score);
        ({ score, hints } = after);
      }
      expect({ score, hints }).toEqual({ score: 100, hints: [] });
    }
  });

  it('falls by a point for each thing that is to be said of the pictures, and rises when it is put right', () => {
    const hints = pictures(8).map(blurred);
    const scores = hints.map((_, count) => scoreListing(PERFECT, hints.slice(0, count)).score);
    expect(scores).toEqual([100, 99, 98, 97, 96, 95, 94, 94]);
  });
});

describe('what the pictures’ step has found', () => {
  it('leads to the picture that is meant', () => {
    const { hints } = scoreListing(PERFECT, [{ kind: 'tooFew', missing: 2 }, blurred(PERFECT.imageUrl), blurred(PERFECT.images[1] ?? '')]);
    expect(hints).toMatchObject([
      { key: 'blurred', step: 'pictures', field: 'imageUrl', values: { picture: 1 } },
      { key: 'blurred', step: 'pictures', field: 'images', values: { picture: 3 } },
    ]);
  });
});

describe('the hints', () => {
  const keys = (values: Partial<ListingValues>) => scoreListing({ ...PERFECT, ...values }).hints.map(({ key }) => key);

  it('tell of everything that is required, in the order of the form, before anything else', () => {
    const { hints } = scoreListing(NEW_LISTING);
    const required = hints.filter(({ isRequired }) => isRequired).map(({ key }) => key);
    expect(required).toEqual(['name', 'region', 'address', 'price', 'short', 'description', 'mainPicture', 'pictures']);
    expect(hints.slice(0, required.length).every(({ isRequired }) => isRequired)).toBe(true);
  });

  it.each<[CheckKey, Partial<ListingValues>]>([
    ['priceLow', { pricePerNight: '1' }],
    ['shortRepeats', { shortDescription: 'Vila Lavanda in Hvar' }],
    ['shortContact', { shortDescription: 'Steinhaus mit Pool, Anruf +385 21 555 412' }],
    ['shortCapitals', { shortDescription: 'STEINHAUS MIT POOL ÜBER DEM HAFEN' }],
    ['descriptionShort', { description: sentence.repeat(2) }],
    ['descriptionCapitals', { description: sentence.repeat(6).toUpperCase() }],
    ['descriptionContact', { description: `${sentence.repeat(6)} www.vila.example` }],
    ['descriptionSurroundings', { description: 'Hier wohnt man ruhig. Hier schläft man gut. '.repeat(10) }],
    ['amenities', { amenities: [] }],
    ['tags', { tags: ['Lavendel'] }],
    ['website', { website: '' }],
    ['pictures', { images: pictures(3) }],
    ['morePictures', { images: pictures(5) }],
  ])('name %s alone where that is all', (key, values) => {
    expect(keys(values)).toEqual([key]);
  });

  it('say once that a text is missing, not what else it lacks', () => {
    expect(keys({ description: '' })).toEqual(['description']);
  });

  it('say how much is missing', () => {
    expect(scoreListing({ ...PERFECT, images: pictures(3) }).hints[0]).toMatchObject({ values: { count: 1 }, step: 'pictures', field: 'images', weight: 4 });
  });

  it('each lead to the step that asks for their field', () => {
    for (const { key, step, field } of scoreListing(NEW_LISTING).hints) {
      expect(LISTING_STEPS[step], key).toContain(field);
    }
  });

  it('bring what they promise', () => {
    for (const { key, weight } of scoreListing({ ...NEW_LISTING, name: 'Vila' }).hints) {
      const check = CHECKS.find((one) => one.key === key);
      expect(weight, key).toBeGreaterThanOrEqual(check?.weight ?? 0);
    }
  });
});
