import { brotliCompressSync, constants, crc32, deflateRawSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** What is shorter stays as it is. */
const WORTH_COMPRESSING = 1000;
/** Longer pieces are sent as they lie in memory; a copy of what is shorter takes less than one write more. */
const LONG = 8 * 1024;
/** Of gzip: that deflated bytes follow, and nothing else is said of them. */
const GZIP_HEAD = text(Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]));
/** The last block of deflated bytes, an empty one. */
const LAST_BLOCK = text(Buffer.from([1, 0, 0, 255, 255]));

/** Bytes to be sent: long ones, or a text in which each character is one ("latin1"), which node puts behind the headers and sends with them at once. */
export type Bytes = Buffer | string;

/**
 * What an answer says, the same for everybody but for its gaps. Its pieces are compressed once, each ending at a whole
 * byte; what fills the gaps is put between them as it is, so that nothing has to be compressed for one answer.
 */
export class Body {
  private readonly plain: readonly Bytes[];
  private readonly length: number;
  private deflated?: readonly Bytes[];
  private brotli?: Bytes;
  /** The checksum of what stands before the first gap. */
  private sumOfFirst?: number;

  constructor(pieces: readonly Buffer[]) {
    this.plain = pieces.map(asSent);
    this.length = lengthOf(pieces);
  }

  /** How much memory it takes, with what is kept of it compressed. */
  get bytes(): number {
    return this.length * 1.5;
  }

  /** True where it says the same. */
  equals({ plain }: Body): boolean {
    return plain.length === this.plain.length && this.plain.every((piece, index) => isSame(piece, plain[index]!));
  }

  /** Which of the encodings that a client takes is the best here. */
  encodingFor(accepted: readonly Encoding[]): Encoding {
    if (this.bytes < WORTH_COMPRESSING) return 'identity';
    return accepted.find((encoding) => encoding !== 'br' || this.plain.length === 1) ?? 'identity';
  }

  /** What to send, one after the other, with the same in each gap. */
  encode(encoding: Encoding, fill: string): Bytes[] {
    if (encoding === 'br') return [(this.brotli ??= asSent(compressBrotli(bytes(this.plain[0]!))))];
    if (encoding === 'identity') return filled(this.plain, fill);
    this.deflated ??= this.plain.map((piece) => asSent(deflateRawSync(bytes(piece), { finishFlush: constants.Z_FULL_FLUSH })));
    return filled(this.deflated, stored(fill), GZIP_HEAD, LAST_BLOCK + this.endOfGzip(fill));
  }

  /** What a client knows by that all of it has come, and rightly. */
  private endOfGzip(fill: string): string {
    const [first = '', ...others] = this.plain;
    this.sumOfFirst ??= crc32(bytes(first));
    const end = Buffer.alloc(8);
    end.writeUInt32LE(filled(['', ...others], fill).reduce((sum, part) => crc32(bytes(part), sum), this.sumOfFirst), 0);
    end.writeUInt32LE(this.length + (this.plain.length - 1) * fill.length, 4);
    return text(end);
  }
}

/** How many bytes these are together. */
export function lengthOf(all: readonly Bytes[]): number {
  let sum = 0;
  for (const { length } of all) sum += length;
  return sum;
}

function asSent(piece: Buffer): Bytes {
  return piece.length < LONG ? text(piece) : piece;
}

/** What is short is put together; long pieces stay as they are. */
function filled(pieces: readonly Bytes[], fill: string, begin = '', end = ''): Bytes[] {
  const all: Bytes[] = [];
  let short = begin;
  pieces.forEach((piece, index) => {
    if (index > 0) short += fill;
    if (typeof piece === 'string') short += piece;
    else {
      if (short) all.push(short);
      all.push(piece);
      short = '';
    }
  });
  if (short + end) all.push(short + end);
  return all;
}

function text(from: Buffer): string {
  return from.toString('latin1');
}

function bytes(of: Bytes): Buffer {
  return typeof of === 'string' ? Buffer.from(of, 'latin1') : of;
}

function isSame(one: Bytes, other: Bytes): boolean {
  return typeof one === 'string' ? one === other : typeof other !== 'string' && one.equals(other);
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
