import { factsOf } from './pictureFacts';

/** Why an upload failed: what the server said, that nobody answered, or that the browser cannot read the file. */
export type UploadFailure = { said: string } | 'noAnswer' | 'unreadable';

/** A file on its way to the server. */
export interface Upload {
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1: how much has been sent. */
  share: number;
  failure: UploadFailure | null;
  controller: AbortController;
}

/** A place in the form that holds a picture, or will. */
export interface Picture {
  key: string;
  /** Empty until the first upload has arrived. */
  address: string;
  /** The file's name; empty where it is not known any more. */
  name: string;
  /** A small picture from the file itself, shown until the uploaded one is there; empty where there is none. */
  preview: string;
  upload: Upload | null;
}

/** The main picture and the additional ones in their order, with those that are still on their way. */
export interface PictureList {
  main: Picture | null;
  more: readonly Picture[];
}

/** What the form holds: addresses. */
export interface Addresses {
  imageUrl: string;
  images: readonly string[];
}

let count = 0;

export function newPicture(part: Partial<Picture>): Picture {
  count += 1;
  return { key: `picture-${count}`, address: '', name: '', preview: '', upload: null, ...part };
}

export function allOf({ main, more }: PictureList): Picture[] {
  return main ? [main, ...more] : [...more];
}

/** The addresses that have arrived. */
export function addressesOf({ main, more }: PictureList): Addresses {
  return { imageUrl: main?.address ?? '', images: more.map(({ address }) => address).filter(Boolean) };
}

/** The list for addresses that came from elsewhere, a draft say; what is on its way stays on its way. */
export function adopt(list: PictureList, { imageUrl, images }: Addresses): PictureList {
  const known = allOf(list);
  const pictureOf = (address: string) =>
    known.find((picture) => picture.address === address) ?? newPicture({ address, name: factsOf(address)?.name ?? '' });
  const isComing = (picture: Picture | null) => picture !== null && picture.address === '';
  return {
    main: imageUrl ? pictureOf(imageUrl) : isComing(list.main) ? list.main : null,
    more: [...images.map(pictureOf), ...list.more.filter(isComing)],
  };
}

/** The list with one picture changed; null takes it out. */
export function withPicture({ main, more }: PictureList, key: string, change: (picture: Picture) => Picture | null): PictureList {
  return {
    main: main?.key === key ? change(main) : main,
    more: more.flatMap((picture) => (picture.key === key ? (change(picture) ?? []) : picture)),
  };
}

/** The list with an additional picture in another's place. */
export function moved({ main, more }: PictureList, key: string, toKey: string): PictureList {
  const from = more.findIndex((picture) => picture.key === key);
  const to = more.findIndex((picture) => picture.key === toKey);
  const [picture] = more.slice(from, from + 1);
  if (from < 0 || to < 0 || !picture) return { main, more };
  return { main, more: more.toSpliced(from, 1).toSpliced(to, 0, picture) };
}

/** The list with an additional picture as the main one, which takes its place. */
export function swapped({ main, more }: PictureList, key: string): PictureList {
  const chosen = more.find((picture) => picture.key === key);
  if (!chosen) return { main, more };
  return { main: chosen, more: more.flatMap((picture) => (picture === chosen ? (main ?? []) : picture)) };
}
