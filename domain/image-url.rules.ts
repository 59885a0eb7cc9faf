import { IMAGE_WIDTH_MAXIMUM, IMAGE_WIDTHS } from './image-widths.data.ts';

/** Rounds up to a generated width; returns the largest one for anything wider. */
export function widthAtLeast(width: number): number {
  return IMAGE_WIDTHS.find((made) => made >= width) ?? IMAGE_WIDTH_MAXIMUM;
}

const OWN_FILE = /^\/?(?:[\w-]+\/)*[\w-]+\.(?:svg|png|jpe?g|webp)$/;

const ELSEWHERE = /^https?:\/\/[^\s\\]+$/;

/** Whether it is an absolute URL rather than a path on the shop API's origin. */
export function isElsewhere(source: string): boolean {
  return ELSEWHERE.test(source);
}

export function isImageSource(source: string): boolean {
  return OWN_FILE.test(source) || (isElsewhere(source) && URL.canParse(source));
}

/** Contains the source (a path, or an external URL in base64url), so that the image server needs no lookup. */
export function imageUrl(source: string, width: number): string {
  const place = `/images/${widthAtLeast(width)}`;
  if (!isElsewhere(source)) return `${place}${source.startsWith('/') ? '' : '/'}${source}.webp`;
  const encoded = new TextEncoder().encode(source).toBase64({ alphabet: 'base64url', omitPadding: true });
  return `${place}/external/${encoded}.webp`;
}
