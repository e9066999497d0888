import sharp, { type Sharp } from 'sharp';
import { addGrain } from './grain.js';
import { DEFAULT_HEIGHT, DEFAULT_WIDTH, drawScene, type SceneOptions } from './scene.js';

export interface RenderOptions extends SceneOptions {
  /** Strength of the grain: 1 as in print, 0 for flat colours that compress best. */
  grain?: number;
}

const WITHOUT_SPRAY = '<defs><style>.spray{display:none}</style>';

interface RawPicture {
  data: Buffer;
  width: number;
  height: number;
}

async function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { unlimited: true }).flatten().toColourspace('srgb').raw().toBuffer();
}

/**
 * The pixels of a picture. Filters for the grain would take seconds in librsvg, so the picture is drawn twice,
 * with and without its airbrushed shades, and the grain worked out from the difference.
 */
async function renderRaw({ grain = 1, ...options }: RenderOptions): Promise<RawPicture> {
  const { width = DEFAULT_WIDTH, height = DEFAULT_HEIGHT } = options;
  const svg = drawScene({ ...options, width, height });
  const data = await rasterise(svg);
  if (grain > 0) addGrain(await rasterise(svg.replace('<defs>', WITHOUT_SPRAY)), data, width, grain);
  return { data, width, height };
}

/** The picture as a sharp image, to be resized and saved in any format. */
export async function sceneImage(options: RenderOptions): Promise<Sharp> {
  const { data, width, height } = await renderRaw(options);
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** The picture as a JPEG of high quality, 1600 x 1200 unless asked otherwise. */
export async function renderScene(options: RenderOptions): Promise<Buffer> {
  const image = await sceneImage(options);
  return image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}
