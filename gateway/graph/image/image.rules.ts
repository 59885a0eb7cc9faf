import { IMAGE_WIDTH_MAXIMUM, IMAGE_WIDTHS } from '../../../domain/image-widths.data.ts';

/** The next width that images are made in; the widest for anything beyond. */
export function widthAtLeast(width: number): number {
  return IMAGE_WIDTHS.find((made) => made >= width) ?? IMAGE_WIDTH_MAXIMUM;
}

/** A file below the shop API's origin, of a kind that a WebP can be made from. */
const OWN_FILE = /^\/?(?:[\w-]+\/)*[\w-]+\.(?:svg|png|jpe?g|webp)$/;

const ELSEWHERE = /^https?:\/\/[^\s\\]+$/;

/** Whether a picture is kept elsewhere than at the shop API. */
export function isElsewhere(source: string): boolean {
  return ELSEWHERE.test(source);
}

/** Whether an address that the shop API gives for an image leads to one. */
export function isImageSource(source: string): boolean {
  return OWN_FILE.test(source) || (isElsewhere(source) && URL.canParse(source));
}

/**
 * Where an image is served as WebP. The source stays in the address, so that it can be found again: a file of the shop API as its
 * own path, an image elsewhere as its whole address in base64url.
 */
export function imageUrl(source: string, width: number): string {
  const place = `/images/${widthAtLeast(width)}`;
  if (isElsewhere(source)) return `${place}/external/${Buffer.from(source).toString('base64url')}.webp`;
  return `${place}${source.startsWith('/') ? '' : '/'}${source}.webp`;
}
