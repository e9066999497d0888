import { brotliCompressSync, constants, crc32, deflateRawSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** What is shorter stays as it is. */
const WORTH_COMPRESSING = 1000;
/** Of gzip: that deflated bytes follow, and nothing else is said of them. */
const GZIP_HEAD = text(Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]));
/** The last block of deflated bytes, an empty one. */
const LAST_BLOCK = text(Buffer.from([1, 0, 0, 255, 255]));

/**
 * What an answer says, the same for everybody but for its gaps. Its pieces are compressed once, each ending at a whole
 * byte; what fills the gaps is put between them as it is, so that nothing has to be compressed for one answer.
 *
 * Bytes are kept as text in which each character is one ("latin1"): node puts such a text behind the headers and sends
 * both at once, which takes less than several buffers, or one that has to be made for each answer.
 */
export class Body {
  private deflated?: string[];
  private brotli?: string;

  /** How much memory it takes, with what is kept of it compressed. */
  readonly bytes: number;

  constructor(private readonly pieces: readonly string[]) {
    this.bytes = pieces.reduce((sum, { length }) => sum + length, 0) * 1.5;
  }

  /** Which of the encodings that a client takes is the best here. */
  encodingFor(accepted: readonly Encoding[]): Encoding {
    if (this.bytes < WORTH_COMPRESSING) return 'identity';
    return accepted.find((encoding) => encoding !== 'br' || this.pieces.length === 1) ?? 'identity';
  }

  /** The bytes to send, with the same in each gap; a character is a byte. */
  encode(encoding: Encoding, fill: string): string {
    if (encoding === 'br') return (this.brotli ??= text(compressBrotli(bytes(this.pieces[0]!))));
    const plain = this.pieces.join(fill);
    if (encoding === 'identity') return plain;
    this.deflated ??= this.pieces.map((piece) => text(deflateRawSync(bytes(piece), { finishFlush: constants.Z_FULL_FLUSH })));
    const end = Buffer.alloc(8);
    end.writeUInt32LE(crc32(bytes(plain)), 0);
    end.writeUInt32LE(plain.length, 4);
    return GZIP_HEAD + this.deflated.join(stored(fill)) + LAST_BLOCK + text(end);
  }
}

function text(from: Buffer): string {
  return from.toString('latin1');
}

function bytes(of: string): Buffer {
  return Buffer.from(of, 'latin1');
}

/** A block that is not compressed. */
function stored(fill: string): string {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(fill.length, 1);
  head.writeUInt16LE(~fill.length & 0xffff, 3);
  return text(head) + fill;
}

/** As much as is worth its time: it stands for many answers, and the process waits for it once. */
function compressBrotli(plain: Buffer): Buffer {
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
}
