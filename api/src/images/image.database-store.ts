import type { Read } from '../database.js';
import { MIME_TYPES, parseFilename } from './image.files.js';
import type { ImageStore } from './image.store.js';

/** Keeps pictures in PostgreSQL: nothing else to run, one backup for everything. */
export class DatabaseImageStore implements ImageStore {
  constructor(private readonly read: Read) {}

  async put(filename: string, bytes: Buffer): Promise<void> {
    const file = parseFilename(filename);
    if (!file) throw new Error(`not a picture's file name: ${filename}`);
    await this.read(
      `insert into stored_image (filename, original_name, mime_type, size, base64_data) values ($1, $1, $2, $3, $4)
       on conflict (filename) do nothing`,
      [filename, MIME_TYPES[file.format], bytes.length, bytes.toString('base64')],
    );
  }

  async get(filename: string): Promise<Buffer | null> {
    const [row] = await this.read<{ data: string }>(
      'select base64_data as data from stored_image where filename = $1',
      [filename],
    );
    return row ? Buffer.from(row.data, 'base64') : null;
  }

  async remove(filenames: string[]): Promise<void> {
    await this.read('delete from stored_image where filename = any($1)', [filenames]);
  }
}
