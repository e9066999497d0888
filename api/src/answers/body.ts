import { brotliCompressSync, constants, crc32, deflateRawSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** What is shorter stays as it is. */
const WORTH_COMPRESSING = 1000;
/** Of gzip: that deflated bytes follow, and nothing else is said of them. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** The last block of deflated bytes, an empty one. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 255, 255]);

/**
 * What an answer says, the same for everybody but for its gaps. Its pieces are compressed once, each ending at a whole
 * byte; what fills the gaps is put between them as it is, so that nothing has to be compressed for one answer.
 */
export class Body {
  private deflated?: Buffer[];
  private brotli?: Buffer;

  /** How much memory it takes, with what is kept of it compressed. */
  readonly bytes: number;

  constructor(private readonly pieces: readonly Buffer[]) {
    this.bytes = pieces.reduce((sum, { length }) => sum + length, 0) * 1.5;
  }

  /** Which of the encodings that a client takes is the best here. */
  encodingFor(accepted: readonly Encoding[]): Encoding {
    if (this.bytes < WORTH_COMPRESSING) return 'identity';
    return accepted.find((encoding) => encoding !== 'br' || this.pieces.length === 1) ?? 'identity';
  }

  /** The whole in its parts, with the same text in each gap; nothing of what is kept is copied. */
  encode(encoding: Encoding, fill: Buffer): readonly Buffer[] {
    if (encoding === 'identity') return filled(this.pieces, fill);
    if (encoding === 'br') return [(this.brotli ??= compressBrotli(this.pieces[0]!))];
    this.deflated ??= this.pieces.map((piece) => deflateRawSync(piece, { finishFlush: constants.Z_FULL_FLUSH }));
    let [checksum, length] = [0, 0];
    for (const part of filled(this.pieces, fill)) [checksum, length] = [crc32(part, checksum), length + part.length];
    const end = Buffer.alloc(8);
    end.writeUInt32LE(checksum, 0);
    end.writeUInt32LE(length, 4);
    return [GZIP_HEAD, ...filled(this.deflated, stored(fill)), LAST_BLOCK, end];
  }
}

function filled(pieces: readonly Buffer[], fill: Buffer): readonly Buffer[] {
  return pieces.length === 1 ? pieces : pieces.flatMap((piece, index) => (index === 0 ? [piece] : [fill, piece]));
}

/** A block that is not compressed. */
function stored(text: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(text.length, 1);
  head.writeUInt16LE(~text.length & 0xffff, 3);
  return Buffer.concat([head, text]);
}

/** As much as is worth its time: it stands for many answers, and the process waits for it once. */
function compressBrotli(text: Buffer): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
}
