import { encodeImage, decodeImage, type DecodedImage } from '../../src/images/image.pipeline.js';
import { filenameOf, type ImageFile, ImageFormat, parseFilename } from '../../src/images/image.files.js';
import type { ImageStore } from '../../src/images/image.store.js';
import type { Read } from '../../src/database.js';
import { findScene, mainPictures } from './pictures.js';
import { renderScene } from './scenes/render.js';
import type { SceneOptions } from './scenes/scene.js';

/** Pictures drawn at the same time; each takes some 20 MB and most of a processor. */
const AT_ONCE = 2;
/** Drawn pictures that are kept for the next file of the same picture. */
const KEPT = 6;

/**
 * A store that draws what it does not have yet: the thousand demo pictures need not be ready before the first
 * page. Each is drawn once, goes through the same pipeline as an upload, and is kept in the store underneath.
 */
export class DemoImageStore implements ImageStore {
  private readonly drawn = new Map<string, Promise<DecodedImage>>();
  private readonly files = new Map<string, Promise<Buffer>>();
  private readonly waiting: (() => void)[] = [];
  private busy = 0;
  private isClosed = false;

  constructor(
    private readonly store: ImageStore,
    private readonly read: Read,
  ) {}

  put(filename: string, bytes: Buffer): Promise<void> {
    return this.store.put(filename, bytes);
  }

  remove(filenames: string[]): Promise<void> {
    return this.store.remove(filenames);
  }

  async get(filename: string): Promise<Buffer | null> {
    const stored = await this.store.get(filename);
    const file = parseFilename(filename);
    if (stored || !file) return stored;
    const scene = await findScene(file.id, this.read);
    return scene && this.make(filename, file, scene);
  }

  /** Draws what the lists show before anybody asks, one after the other; the rest is drawn when it is looked at. */
  async drawAhead(): Promise<void> {
    for (const id of await mainPictures(this.read)) {
      for (const width of [400, 800] as const) {
        if (this.isClosed) return;
        await this.get(filenameOf({ id, width, format: ImageFormat.AVIF }));
      }
    }
  }

  close(): void {
    this.isClosed = true;
  }

  /** One file, made once however many ask for it at the same time. */
  private make(filename: string, file: ImageFile, scene: SceneOptions): Promise<Buffer> {
    const making = this.files.get(filename) ?? this.draw(file.id, scene).then((image) => encodeImage(image, file));
    if (!this.files.has(filename)) {
      this.files.set(filename, making);
      void making
        .then((bytes) => this.store.put(filename, bytes))
        .catch(() => undefined)
        .finally(() => this.files.delete(filename));
    }
    return making;
  }

  private draw(id: string, scene: SceneOptions): Promise<DecodedImage> {
    const drawing = this.drawn.get(id) ?? this.drawNow(id, scene);
    this.drawn.delete(id);
    this.drawn.set(id, drawing);
    const [oldest] = this.drawn.keys();
    if (this.drawn.size > KEPT && oldest) this.drawn.delete(oldest);
    return drawing;
  }

  private async drawNow(id: string, scene: SceneOptions): Promise<DecodedImage> {
    if (this.busy >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.busy += 1;
    try {
      const image = await decodeImage(await renderScene(scene), id);
      await this.save(image);
      return image;
    } finally {
      this.busy -= 1;
      this.waiting.shift()?.();
    }
  }

  /** Until then, the row held what could be said of the picture without drawing it. */
  private async save({ id, width, height, blurDataUrl }: DecodedImage): Promise<void> {
    await this.read('update image set width = $2, height = $3, blur_data_url = $4 where id = $1', [id, width, height, blurDataUrl]);
  }
}
