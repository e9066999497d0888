import { LIMITS } from 'api/rules/hotel';
import { useMemo } from 'react';
import type { ListingValues } from '../values';
import { distanceOf } from './analysis';
import { usePictureFacts, type FactsByAddress, type PictureFacts } from './pictureFacts';

/** What would make the pictures of a listing better. None of it keeps anybody from going on. */
export type PictureHint =
  | { kind: 'tooFew'; missing: number }
  /** `address` is the picture that is meant; `other` the earlier one that looks like it. */
  | { kind: 'small'; address: string; width: number }
  | { kind: 'blurred' | 'upright'; address: string }
  | { kind: 'similar'; address: string; other: string };

/** A picture narrower than this, in pixels, looks soft on a large screen. */
export const NARROW = 1000;
/** Sharp photos lie far above, visibly blurred ones far below; see the test. */
export const BLURRED_BELOW = 90;
/** Of 64 bits; two photos of different rooms differ in about half. */
const SIMILAR_BITS = 5;

/** All hints for a listing's pictures, in their order. */
export function pictureHints({ imageUrl, images }: Pick<ListingValues, 'imageUrl' | 'images'>, facts: FactsByAddress): PictureHint[] {
  const addresses = [imageUrl, ...images].filter(Boolean);
  const missing = LIMITS.images.min - images.length;
  return [
    ...(missing > 0 ? [{ kind: 'tooFew', missing } as const] : []),
    ...addresses.flatMap((address, index) => hintsOf(address, address === imageUrl, facts, addresses.slice(0, index))),
  ];
}

function hintsOf(address: string, isMain: boolean, facts: FactsByAddress, earlier: string[]): PictureHint[] {
  const { width, height, sharpness, fingerprint }: PictureFacts = facts.get(address) ?? {};
  const hints: PictureHint[] = [];
  if (width !== undefined && width < NARROW) hints.push({ kind: 'small', address, width });
  if (sharpness !== undefined && sharpness < BLURRED_BELOW) hints.push({ kind: 'blurred', address });
  if (isMain && width !== undefined && height !== undefined && height > width) hints.push({ kind: 'upright', address });
  const other = earlier.find((before) => isSimilar(facts.get(before)?.fingerprint, fingerprint));
  if (other) hints.push({ kind: 'similar', address, other });
  return hints;
}

function isSimilar(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && distanceOf(one, other) <= SIMILAR_BITS;
}

/** The hints for the pictures of a form, following what is found out about them. */
export function usePictureHints({ imageUrl, images }: Pick<ListingValues, 'imageUrl' | 'images'>): PictureHint[] {
  const facts = usePictureFacts();
  return useMemo(() => pictureHints({ imageUrl, images }, facts), [imageUrl, images, facts]);
}
