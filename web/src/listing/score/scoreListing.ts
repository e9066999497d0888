import { LISTING_STEPS, type ListingField, type ListingStep } from 'api/rules/listing';
import type { ListingValues } from '../values';
import { CHECKS, type Check, type CheckKey } from './checks';

/** Something that a picture could do better, said by the step that looks at them. */
export interface PictureHint {
  /** Unlike the others', for example the address of the picture and what is said of it. */
  id: string;
  field: 'imageUrl' | 'images';
  /** A sentence in the reader's language. */
  text: string;
}

/** One thing that would make a listing better. */
export interface Hint {
  key: CheckKey | 'picture';
  step: ListingStep;
  field: ListingField;
  /** The points that it would bring. */
  weight: number;
  /** The listing cannot be sent without it. */
  isRequired: boolean;
  /** What the words of the hint need. */
  values?: Record<string, number>;
  /** What the pictures' step has said. */
  picture?: PictureHint;
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
      return { key, field, step: stepOf(field), weight: Math.ceil(weight), isRequired, values: words?.(values) };
    });
  const quality = pictureQuality(values, pictureHints);
  const aboutPictures = pictureHints.map((picture, index): Hint => {
    const weight = index < PICTURE_QUALITY ? 1 : 0;
    return { key: 'picture', field: picture.field, step: stepOf(picture.field), weight, isRequired: false, picture };
  });
  const score = 100 - PICTURE_QUALITY + quality - sum(open.map(({ lost }) => lost));
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

function pictureQuality({ imageUrl, images }: ListingValues, hints: PictureHint[]): number {
  if (imageUrl === '' && images.length === 0) return 0;
  return Math.max(0, PICTURE_QUALITY - hints.length);
}

function stepOf(field: ListingField): ListingStep {
  const steps = Object.keys(LISTING_STEPS) as ListingStep[];
  return steps.find((step) => LISTING_STEPS[step].some((asked) => asked === field)) ?? 'basics';
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
