import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { picture } from './listings.js';

export interface HostileFile {
  name: string;
  bytes: Buffer;
  filename?: string;
  type?: string;
  /** The status that is due; 200 where only its pixels are kept. */
  status: 200 | 400 | 413;
}

const PNG = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const NOTHING = Buffer.alloc(0);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of one colour, whatever its size; between its head and its pixels stands what a test wants. */
function png(width: number, height: number, { between, isInterlaced, pixels }: { between?: Buffer; isInterlaced?: boolean; pixels?: Buffer } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([PNG, chunk('IHDR', head), between ?? NOTHING, chunk('IDAT', pixels ?? deflateSync(Buffer.alloc((width * 3 + 1) * height))), chunk('IEND', NOTHING)]);
}

/** An animated PNG or WebP of so many frames. */
function manyFramesPng(count: number): Buffer {
  const number = (...values: number[]) => Buffer.concat(values.map((value) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value])));
  const frame = (index: number) => chunk('fcTL', Buffer.concat([number(index, 8, 8, 0, 0), Buffer.from([0, 1, 0, 100, 0, 0])]));
  const data = deflateSync(Buffer.alloc(25 * 8));
  const between = Buffer.concat([chunk('acTL', number(count, 0)), ...Array.from({ length: count }, (_, index) => Buffer.concat([frame(index * 2), chunk('fdAT', Buffer.concat([number(index * 2 + 1), data]))]))]);
  return png(8, 8, { between });
}

async function manyFramesWebp(count: number): Promise<Buffer> {
  const pages = Buffer.alloc(8 * 8 * 3 * count, 'abcdefghi');
  return sharp(pages, { raw: { width: 8, height: 8 * count, channels: 3, pageHeight: 8 } }).webp({ loop: 0, delay: Array.from({ length: count }, () => 10) }).toBuffer();
}

/** A JPEG that asks for its last scan to be decoded again and again. */
function manyScans(jpeg: Buffer, count: number): Buffer {
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: count }, () => scan), jpeg.subarray(-2)]);
}

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0a5a8c' } });

export async function hostileFiles(): Promise<HostileFile[]> {
  const jpeg = await picture(400, 300);
  const plain = png(60, 40);
  const avif = await flat(60, 40).avif().toBuffer();
  const gifAndScript = Buffer.concat([Buffer.from('GIF89a/*'), (await flat(20, 20).gif().toBuffer()).subarray(8), Buffer.from('*/=1;alert(1)')]);
  const text = (content: string) => Buffer.from(content);
  const refused: [name: string, bytes: Buffer, filename?: string, type?: string][] = [
    ['SVG with a script', text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'), 'photo.svg', 'image/svg+xml'],
    ['SVG that reads files', text('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>')],
    ['SVG that multiplies', text(`<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(99)}">${'bcdefgh'.split('').map((name, index) => `<!ENTITY ${name} "${`&${'abcdefg'[index]};`.repeat(20)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&h;</text></svg>`)],
    ['HTML', text('<!doctype html><script>alert(1)</script>'), 'photo.html', 'text/html'],
    ['PDF', text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'), 'photo.jpg'],
    ['Windows program', Buffer.concat([text('MZ'), randomBytes(5000)]), 'photo.png', 'image/png'],
    ['Linux program', Buffer.concat([text('\x7fELF'), randomBytes(5000)]), 'photo.webp'],
    ['shell script', text('#!/bin/sh\nrm -rf /'), 'photo.jpg'],
    ['GIF', await flat(20, 20).gif().toBuffer(), 'photo.gif', 'image/gif'],
    ['GIF that is a script', gifAndScript, 'photo.gif.jpg'],
    ['TIFF', await flat(20, 20).tiff().toBuffer(), 'photo.jpg'],
    ['HEIC of a telephone', Buffer.from(avif.toString('latin1').replace('ftypavif', 'ftypheic'), 'latin1'), 'IMG_1.HEIC', 'image/heic'],
    ['nothing at all', NOTHING],
    ['one byte', text('\xff')],
    ['the beginning of a JPEG', jpeg.subarray(0, 20)],
    ['a truncated JPEG', jpeg.subarray(0, jpeg.length - 200)],
    ['a truncated PNG', plain.subarray(0, plain.length - 30)],
    ['a truncated WebP', (await flat(300, 300).webp({ lossless: true }).toBuffer()).subarray(0, 40)],
    ['a truncated AVIF', avif.subarray(0, avif.length - 40)],
    ['AVIF that is a sequence of frames', Buffer.from(avif.toString('latin1').replace('ftypavif', 'ftypavis'), 'latin1')],
    ['PNG of 2³¹ × 2³¹', png(2 ** 31 - 1, 2 ** 31 - 1, { pixels: deflateSync(Buffer.alloc(9)) })],
    ['PNG of no size', png(0, 0, { pixels: deflateSync(NOTHING) })],
    ['JPEG of noise', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(100_000)])],
    ['WebP of noise', Buffer.concat([text('RIFF\x10\x27\0\0WEBPVP8 '), randomBytes(10_000)])],
    ['AVIF of noise', Buffer.concat([avif.subarray(0, 40), randomBytes(10_000)])],
    ['JPEG of 2,000 scans', manyScans(await flat(3000, 3000).jpeg({ progressive: true }).toBuffer(), 2000)],
  ];
  const large: [name: string, bytes: Buffer][] = [
    ['PNG of 30,000 × 30,000', png(30_000, 30_000, { pixels: deflateSync(Buffer.alloc(90_001)) })],
    ['interlaced PNG of 40 megapixels', png(8000, 5000, { isInterlaced: true, pixels: deflateSync(Buffer.alloc(90_000)) })],
    ['AVIF of 49 megapixels', await flat(7000, 7000).avif({ effort: 0 }).toBuffer()],
    ['11 MB', Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)])],
  ];
  const script = text('<script>alert("payload")</script>');
  const kept: [name: string, bytes: Buffer, filename?: string, type?: string][] = [
    ['JPEG that is a ZIP too', Buffer.concat([jpeg, text('PK\x03\x04payload'), randomBytes(1000)]), 'photo.zip', 'application/zip'],
    ['JPEG with a program behind it', Buffer.concat([jpeg, text('MZpayload')]), 'photo.exe', 'application/x-msdownload'],
    ['PNG with markup inside', png(60, 40, { between: chunk('tEXt', Buffer.concat([text('Comment\0'), script])) }), 'photo.png', 'text/html'],
    ['PNG with a gigabyte of comment', png(61, 40, { between: chunk('zTXt', Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(2 ** 30 - 1, 'payload'))])) })],
    ['JPEG with a place and a serial number', await flat(90, 60).withExif({ IFD0: { Make: 'payload', ImageDescription: '<script>' }, IFD3: { GPSLatitude: '43/1 30/1 0/1', GPSLatitudeRef: 'N' }, IFD2: { BodySerialNumber: 'payload-4711' } }).jpeg().toBuffer()],
    ['WebP with XMP', await flat(90, 60).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">payload</x:xmpmeta>').webp().toBuffer()],
    ['animated PNG of 20,000 frames', manyFramesPng(20_000)],
    ['animated WebP of 2,000 frames', await manyFramesWebp(2000)],
    ['JPEG that says it is a PNG', await picture(), 'photo.png', 'image/png'],
    ['PNG of 100 × 450,000', png(100, 450_000)],
    ['PNG of 450,000 × 100', png(450_000, 100)],
    ['PNG of one pixel', png(1, 1)],
  ];
  return [
    ...refused.map(([name, bytes, filename, type]) => ({ name, bytes, filename, type, status: 400 as const })),
    ...large.map(([name, bytes]) => ({ name, bytes, status: 413 as const })),
    ...kept.map(([name, bytes, filename, type]) => ({ name, bytes, filename, type, status: 200 as const })),
  ];
}
