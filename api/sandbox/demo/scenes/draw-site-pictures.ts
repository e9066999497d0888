/**
 * Draws the pictures of the site itself into web/public/pictures and writes what the web part must know about them.
 * Run it after a change to the scenes: npx tsx api/sandbox/demo/scenes/draw-site-pictures.ts [name …]
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { faviconSvg, iconSvg } from './logo.js';
import { renderScene, sceneImage } from './render.js';
import { SHARE_PICTURE, SITE_PICTURES, type SitePicture } from './site-pictures.js';

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = path.join(root, 'web/public/pictures');
/** The large pictures of the home page are known to no other page. */
const generated = [
  { file: path.join(root, 'web/src/home/pictures.generated.ts'), constant: 'homePictures', holds: (name: string) => /^(hero|region)-/.test(name) },
  { file: path.join(root, 'web/src/ui/site-pictures.generated.ts'), constant: 'sitePictures', holds: (name: string) => !/^(hero|region)-/.test(name) },
];

interface PictureFacts {
  width: number;
  height: number;
  blurDataUrl: string;
}

const save = async (name: string, data: Buffer | string): Promise<void> => {
  await writeFile(path.join(folder, name), data);
  console.log(name.padEnd(44), `${(data.length / 1024).toFixed(1)} KB`);
};

async function drawPicture({ name, scene, widths, jpegWidth, quality = 60 }: SitePicture): Promise<PictureFacts> {
  const drawn = await sceneImage(scene);
  // One lossless original, so that every size is cut from the same grain.
  const original = await drawn.png({ compressionLevel: 1 }).toBuffer();
  for (const width of widths) {
    const resized = sharp(original).resize(width);
    await save(`${name}-${width}.avif`, await resized.clone().avif({ quality, effort: 4 }).toBuffer());
    await save(`${name}-${width}.webp`, await resized.clone().webp({ quality: 74, effort: 5 }).toBuffer());
  }
  await save(
    `${name}-${jpegWidth}.jpg`,
    await sharp(original).resize(jpegWidth).jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
  );
  const blur = await sharp(original).resize(16).blur(0.6).webp({ quality: 40 }).toBuffer();
  const largest = widths.at(-1) ?? jpegWidth;
  const height = Math.round(largest * ((scene.height ?? 3) / (scene.width ?? 4)));
  return { width: largest, height, blurDataUrl: `data:image/webp;base64,${blur.toString('base64')}` };
}

/** What the files say about pictures that are not drawn this time. */
async function knownFacts(): Promise<Record<string, PictureFacts>> {
  const texts = await Promise.all(generated.map(({ file }) => readFile(file, 'utf8').catch(() => '')));
  const facts: Record<string, PictureFacts> = {};
  for (const [, name, width, height, blurDataUrl] of texts.join('\n').matchAll(
    /'([\w-]+)': \{ width: (\d+), height: (\d+), blurDataUrl: '([^']+)' \}/g,
  )) {
    if (name && blurDataUrl) facts[name] = { width: Number(width), height: Number(height), blurDataUrl };
  }
  return facts;
}

async function writeFacts(facts: Record<string, PictureFacts>): Promise<void> {
  const lines = (holds: (name: string) => boolean) => SITE_PICTURES.flatMap(({ name }) => {
    const fact = facts[name];
    return fact && holds(name)
      ? [`  '${name}': { width: ${fact.width}, height: ${fact.height}, blurDataUrl: '${fact.blurDataUrl}' },`]
      : [];
  });
  const head = '/* Written by api/sandbox/demo/scenes/draw-site-pictures.ts; changes here are lost. */\n\n';
  for (const { file, constant, holds } of generated) await writeFile(file, `${head}export const ${constant} = {\n${lines(holds).join('\n')}\n} as const;\n`);
}

async function drawIcons(): Promise<void> {
  await save('favicon.svg', faviconSvg());
  await save(
    'favicon-32.png',
    await sharp(Buffer.from(iconSvg(32, 0)))
      .png()
      .toBuffer(),
  );
  await save(
    'apple-touch-icon.png',
    await sharp(Buffer.from(iconSvg(180, 6)))
      .flatten()
      .png()
      .toBuffer(),
  );
  await save(
    'icon-512.png',
    await sharp(Buffer.from(iconSvg(512, 6)))
      .flatten()
      .png()
      .toBuffer(),
  );
}

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
await mkdir(folder, { recursive: true });
const facts = await knownFacts();
for (const picture of SITE_PICTURES.filter(({ name }) => isWanted(name)))
  facts[picture.name] = await drawPicture(picture);
await writeFacts(facts);
if (isWanted('og'))
  await save(
    'og.jpg',
    await sharp(await renderScene(SHARE_PICTURE))
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer(),
  );
if (isWanted('icons')) await drawIcons();
