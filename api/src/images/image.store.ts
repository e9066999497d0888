/** Where the files of pictures are kept. Both stores behave alike. */
export interface ImageStore {
  /** Writes a file; writing it again changes nothing, since its name is made from its content. */
  put(filename: string, bytes: Buffer): Promise<void>;
  /** The bytes of a file; null when there is none. */
  get(filename: string): Promise<Buffer | null>;
  /** Removes files; those that are not there are passed over. */
  remove(filenames: string[]): Promise<void>;
}
