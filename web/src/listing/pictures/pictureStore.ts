import { LIMITS } from 'api/rules/hotel';
import { adopt, addressesOf, allOf, moved, newPicture, swapped, withPicture, type Addresses, type Picture, type PictureList, type Upload, type UploadFailure } from './pictureList';
import { factsOf, learnFacts, type PictureFacts } from './pictureFacts';
import { UnreadableError } from './prepare';
import { UploadError } from './upload';
import { runUpload } from './uploadQueue';

/** What the person at the form is told. */
export type PictureNews =
  | { kind: 'uploaded' | 'failed'; count: number }
  | { kind: 'replaced' | 'removed' | 'replaceFailed' | 'limit' }
  | { kind: 'twice' | 'notPicture'; name: string };

/** The form that the pictures belong to. */
export interface PictureForm {
  /** Another owner is another form: what was on its way for the one before is given up. */
  owner: unknown;
  write: (addresses: { imageUrl: string; images: string[] }) => void;
  tell: (news: PictureNews) => void;
}

/**
 * One list for the page, outside its components: who goes to another step of the form while pictures are on their way
 * finds them arrived.
 */
let list: PictureList = { main: null, more: [] };
let form: PictureForm | null = null;
const listeners = new Set<() => void>();

/** The pictures of the form at hand. */
export function pictureList(): PictureList {
  return list;
}

export function subscribeToPictures(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How many pictures are still on their way. */
export function unfinishedUploads(): number {
  return allOf(list).filter(({ upload }) => upload && upload.state !== 'failed').length;
}

const warn = (event: BeforeUnloadEvent) => {
  event.preventDefault();
};

function set(next: PictureList) {
  list = next;
  if (unfinishedUploads() > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  listeners.forEach((listener) => {
    listener();
  });
}

/** Changes the list and the form with it. */
function commit(next: PictureList) {
  const { imageUrl, images } = addressesOf(next);
  set(next);
  form?.write({ imageUrl, images: [...images] });
}

function forget(picture: Picture) {
  picture.upload?.controller.abort();
  if (picture.preview) URL.revokeObjectURL(picture.preview);
}

/** Connects the form that is open now, and takes over the addresses that it holds. */
export function connect(next: PictureForm, addresses: Addresses): void {
  if (form && form.owner !== next.owner) {
    allOf(list).forEach(forget);
    list = { main: null, more: [] };
  }
  form = next;
  const held = addressesOf(list);
  const isSame = held.imageUrl === addresses.imageUrl && held.images.join() === addresses.images.join();
  if (!isSame) set(adopt(list, addresses));
}

/** Adds files behind the additional pictures, as many as there is room for. */
export function addPictures(files: readonly File[]): void {
  const pictures = onlyPictures(files);
  const room = LIMITS.images.max - list.more.length;
  if (pictures.length > room) form?.tell({ kind: 'limit' });
  const added = pictures.slice(0, Math.max(0, room)).map((file) => newPicture({ name: file.name }));
  set({ ...list, more: [...list.more, ...added] });
  send(added.map(({ key }, index) => [key, pictures[index]]));
}

/** Puts the first file in the place of the main picture, and adds the others. */
export function setMainPicture(files: readonly File[]): void {
  const [first, ...others] = onlyPictures(files);
  if (!first) return;
  if (list.main) replacePicture(list.main.key, first);
  else {
    const main = newPicture({ name: first.name });
    set({ ...list, main });
    send([[main.key, first]]);
  }
  if (others.length > 0) addPictures(others);
}

/** Uploads another file for a place; its picture stays until that has arrived. */
export function replacePicture(key: string, file: File): void {
  if (onlyPictures([file]).length === 0) return;
  find(key)?.upload?.controller.abort();
  send([[key, file]]);
}

export function retryUpload(key: string): void {
  send([[key, find(key)?.upload?.file]]);
}

/** Gives up an upload: a picture that was to be replaced stays, any other place is gone. */
export function cancelUpload(key: string): void {
  const picture = find(key);
  if (!picture) return;
  forget(picture);
  set(withPicture(list, key, ({ address }) => (address ? { ...picture, upload: null, preview: '', name: factsOf(address)?.name ?? '' } : null)));
}

export function removePicture(key: string): void {
  const picture = find(key);
  if (!picture) return;
  forget(picture);
  commit(withPicture(list, key, () => null));
  form?.tell({ kind: 'removed' });
}

export function movePicture(key: string, toKey: string): void {
  commit(moved(list, key, toKey));
}

export function makeMainPicture(key: string): void {
  commit(swapped(list, key));
}

/** The uploaded picture is on the screen: the one made from the file has done its service. */
export function dropPreview(key: string): void {
  const picture = find(key);
  if (!picture?.preview || picture.upload) return;
  URL.revokeObjectURL(picture.preview);
  set(withPicture(list, key, (current) => ({ ...current, preview: '' })));
}

const find = (key: string) => allOf(list).find((picture) => picture.key === key);

/** Any kind of picture: the browser may be able to turn it into one that the server takes. */
function onlyPictures(files: readonly File[]): File[] {
  const other = files.find(({ type }) => !type.startsWith('image/'));
  if (other) form?.tell({ kind: 'notPicture', name: other.name });
  return files.filter(({ type }) => type.startsWith('image/'));
}

type End = 'uploaded' | 'replaced' | 'failed' | 'replaceFailed' | 'over';

/** Uploads files that were chosen together, and says once what came of them. */
function send(places: [key: string, file: File | undefined][]) {
  const teller = form;
  const sent = places.flatMap(([key, file]) => (find(key) && file ? [run(key, file)] : []));
  void Promise.all(sent).then((ends) => {
    const count = (end: End) => ends.filter((each) => each === end).length;
    if (count('uploaded') > 0) teller?.tell({ kind: 'uploaded', count: count('uploaded') });
    if (count('replaced') > 0) teller?.tell({ kind: 'replaced' });
    if (count('failed') > 0) teller?.tell({ kind: 'failed', count: count('failed') });
    if (count('replaceFailed') > 0) teller?.tell({ kind: 'replaceFailed' });
  });
}

async function run(key: string, file: File): Promise<End> {
  const controller = new AbortController();
  const { signal } = controller;
  const isReplacement = Boolean(find(key)?.address);
  const change = (part: Partial<Picture>, upload: Partial<Upload>) => {
    set(withPicture(list, key, (picture) => ({ ...picture, ...part, upload: picture.upload && { ...picture.upload, ...upload } })));
  };
  set(withPicture(list, key, (picture) => ({ ...picture, name: file.name, upload: { file, state: 'waiting', share: 0, failure: null, controller } })));
  try {
    const { address, measures } = await runUpload(file, {
      signal,
      onGlimpse: ({ preview }) => {
        const before = find(key)?.preview;
        change({ preview: URL.createObjectURL(preview) }, {});
        if (before) URL.revokeObjectURL(before);
      },
      onProgress: (share) => {
        change({}, { state: 'sending', share });
      },
    });
    if (signal.aborted) return 'over';
    return arrive(key, address, { ...measures, name: file.name }, isReplacement);
  } catch (error) {
    if (signal.aborted) return 'over';
    change({}, { state: 'failed', failure: failureOf(error) });
    return isReplacement ? 'replaceFailed' : 'failed';
  }
}

/** An upload has an address: the form gets it, unless it holds that very picture already. */
function arrive(key: string, address: string, facts: PictureFacts, isReplacement: boolean): End {
  if (allOf(list).some((picture) => picture.key !== key && picture.address === address)) {
    cancelUpload(key);
    form?.tell({ kind: 'twice', name: facts.name ?? '' });
    return 'over';
  }
  learnFacts(address, facts);
  commit(withPicture(list, key, (picture) => ({ ...picture, address, upload: null })));
  return isReplacement ? 'replaced' : 'uploaded';
}

function failureOf(error: unknown): UploadFailure {
  if (error instanceof UnreadableError) return 'unreadable';
  return error instanceof UploadError && error.answer ? { said: error.answer } : 'noAnswer';
}
