import { DeleteObjectsCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Env } from '../env.js';
import { MIME_TYPES, parseFilename } from './image.files.js';
import type { ImageStore } from './image.store.js';

/** Keeps pictures in a bucket of anything that speaks the S3 protocol. */
export class S3ImageStore implements ImageStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(env: Env) {
    this.bucket = env.S3_BUCKET ?? '';
    this.client = new S3Client({
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION,
      // A store that does not answer holds up one upload for so long, and nobody else.
      requestHandler: { connectionTimeout: 2000, requestTimeout: 5000, throwOnRequestTimeout: true, socketTimeout: 5000 },
      maxAttempts: 2,
      // Buckets as part of the path work with every server, also without DNS for each bucket.
      forcePathStyle: env.S3_ENDPOINT !== undefined,
      credentials: { accessKeyId: env.S3_ACCESS_KEY_ID ?? '', secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' },
      // Other servers than Amazon's do not all understand the streamed checksums of newer clients.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async put(filename: string, bytes: Buffer): Promise<void> {
    const file = parseFilename(filename);
    if (!file) throw new Error(`not a picture's file name: ${filename}`);
    const { ETag } = await this.client.send(
      new PutObjectCommand({ Bucket: this.bucket, Key: filename, Body: bytes, ContentType: MIME_TYPES[file.format] }),
    );
    checkTag(ETag);
  }

  async get(filename: string): Promise<Buffer | null> {
    try {
      const { Body, ETag } = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: filename }));
      checkTag(ETag);
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async remove(filenames: string[]): Promise<void> {
    if (filenames.length === 0) return;
    const Objects = filenames.map((Key) => ({ Key }));
    await this.client.send(new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects, Quiet: true } }));
  }
}

/** Every store names the version of what it keeps. What does not is another server that answers in its place. */
function checkTag(tag: string | undefined): void {
  if (!tag) throw new Error('What answered is no store of pictures.');
}
