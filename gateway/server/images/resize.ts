import { PICTURE_LIMITS } from '../../limits.data.ts';

const LIMITS = { limitInputPixels: PICTURE_LIMITS.pixels };
const WEBP = { quality: 82, effort: 4 };

/** Then resized, because rendering at another width would scale the resolution. */
const DRAWING_WIDTH = 800;
const SVG_DEFAULT_DENSITY = 72;

/** From other hosts. Not SVG, whatever its content type: rendering a hostile one may exhaust the CPU. */
const FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** Loaded for the first image that is not in the cache: libvips holds a dozen megabytes. */
const loadSharp = async () => (await import('sharp')).default;

/** Drawings of the shop's own can be trusted. */
export async function resizeOwn(original: Buffer, source: string, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const isDrawing = source.endsWith('.svg');
  return sharp(original, { ...LIMITS, ...(isDrawing && { density: (SVG_DEFAULT_DENSITY * width) / DRAWING_WIDTH }) })
    .resize({ width, withoutEnlargement: !isDrawing })
    .webp(WEBP)
    .toBuffer();
}

/** At most the given width: the whole image, upright, on white. Throws when it is not an image. */
export async function squareImage(original: Buffer, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(original, LIMITS).autoOrient();
  const { format, width: across, height: down } = await picture.metadata();
  if (!FORMATS.has(format)) throw new Error(`it is ${format}, no picture`);
  const side = Math.min(width, Math.max(across, down));
  return picture
    .flatten({ background: '#fff' })
    .resize({ width: side, height: side, fit: 'contain', background: '#fff' })
    .webp(WEBP)
    .toBuffer();
}
