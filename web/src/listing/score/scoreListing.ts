import type { ListingField, ListingStep } from 'api/rules/listing';
import type { PictureHint } from '../pictures/pictureHints';
import { stepOf } from '../steps';
import type { ListingValues } from '../values';
import { CHECKS, type Check, type CheckKey } from './checks';

/** What is said of one picture. How many there are is counted here. */
type OnePictureHint = Exclude<PictureHint, { kind: 'tooFew' }>;

/** One thing that would make a listing better. */
export interface Hint {
  /** Unlike the others'. */
  id: string;
  key: CheckKey | OnePictureHint['kind'];
  step: ListingStep;
  field: ListingField;
  /** The points that it would bring. */
  weight: number;
  /** The listing cannot be sent without it. */
  isRequired: boolean;
  /** What the words of the hint need; `picture` counts from the main one, which is 1. */
  values?: Record<string, number>;
}

/** The points for pictures that nothing is to be said against; each thing that is costs one. */
export const PICTURE_QUALITY = 6;

const checks: readonly Check<CheckKey>[] = CHECKS;

/** How complete and inviting a listing is, from 0 to 100, and what would make it better, the most urgent first. */
export function scoreListing(values: ListingValues, pictureHints: PictureHint[] = []): { score: number; hints: Hint[] } {
  const open = checks.map((check) => ({ ...check, lost: lostPoints(check, values) })).filter(({ lost }) => lost > 0);
  const isOpen = (key: string | undefined) => open.some((other) => other.key === key);

  const hints = open
    .filter(({ after }) => !isOpen(after))
    .map((check): Hint => {
      const { key, field, isRequired = false, words } = check;
      // What hangs on it is won with it, or can be won from then on.
      const weight = sum(open.filter((other) => other.key === key || other.after === key).map(({ lost }) => lost));
      return { id: key, key, ...placeOf(field), weight: Math.ceil(weight), isRequired, values: words?.(values) };
    });
  const found = pictureHints.filter((hint) => hint.kind !== 'tooFew');
  const aboutPictures = found.map((hint, index) => pictureHint(hint, values, index < PICTURE_QUALITY ? 1 : 0));
  const score = 100 - sum(open.map(({ lost }) => lost)) - lostQuality(values, found);
  return { score: Math.floor(score + ROUNDING), hints: [...hints, ...aboutPictures].sort(byUrgency) };
}

/** Thirds add up to a little less than one. */
const ROUNDING = 1e-9;

/** What is missing comes in the order of the form, the rest by what it brings. */
function byUrgency(one: Hint, other: Hint): number {
  if (one.isRequired !== other.isRequired) return one.isRequired ? -1 : 1;
  return one.isRequired ? 0 : other.weight - one.weight;
}

function lostPoints({ weight, after, met }: Check, values: ListingValues): number {
  const first = checks.find(({ key }) => key === after);
  if (first && lostPoints(first, values) > 0) return weight;
  return weight * (1 - Math.max(0, Math.min(1, Number(met(values)))));
}

/** Pictures that are not there are no good ones either. */
function lostQuality({ imageUrl, images }: ListingValues, hints: OnePictureHint[]): number {
  return imageUrl === '' && images.length === 0 ? PICTURE_QUALITY : Math.min(PICTURE_QUALITY, hints.length);
}

function pictureHint({ kind, address }: OnePictureHint, { imageUrl, images }: ListingValues, weight: number): Hint {
  const place = placeOf(address === imageUrl ? 'imageUrl' : 'images');
  return { id: `${kind} ${address}`, key: kind, ...place, weight, isRequired: false, values: { picture: [imageUrl, ...images].indexOf(address) + 1 } };
}

/** Where the wizard asks for a field. */
function placeOf(field: ListingField) {
  return { field, step: stepOf(field) ?? 'basics' } as const;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
