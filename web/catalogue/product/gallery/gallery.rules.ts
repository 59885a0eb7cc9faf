import { slugOf } from '@storefront/domain/slug.rules.ts';

/** The index one step forward or back; it wraps round at both ends. */
export function stepped(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + step + count) % count;
}

/** The step of an arrow key; null for any other key. */
export function stepOf(key: string): 1 | -1 | null {
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : null;
}

/** The specifications of a product's size, in their usual order. */
const DIMENSIONS = [
  'Width (mm)',
  'Height (mm)',
  'Diameter (mm)',
  'Length (mm)',
  'Depth (mm)',
  'Projection (mm)',
  'CTC (mm)',
];

/** The dimensions of a product, such as "Width 86 mm × Height 86 mm"; null without such data. */
export function dimensionsLine(
  specifications: readonly { readonly name: string; readonly value: string }[],
): string | null {
  const sizes = DIMENSIONS.flatMap((wanted) => specifications.find(({ name }) => name === wanted) ?? []);
  if (sizes.length === 0) return null;
  return sizes.map(({ name, value }) => `${name.replace(' (mm)', '')} ${value} mm`).join(' × ');
}

/** Whether a picture is next to another, wrapping round at both ends. */
export function isNear(at: number, index: number, count: number): boolean {
  return at === stepped(index, 1, count) || at === stepped(index, -1, count);
}

/** A picture, by one of its URLs. */
interface Picture {
  readonly w320: string;
  readonly description: string;
}

interface ChosenPictures<Shown extends Picture> {
  images: readonly Shown[];
  /** The chosen variant's own picture; null for none. */
  own: Shown | null;
  /** The URLs of all variants' own pictures. */
  variantUrls: readonly string[];
  /** The product's finishes. */
  finishes: readonly string[];
  /** The chosen one; null for none. */
  finish: string | null;
}

/**
 * The pictures of a product in its chosen variant: the variant's own, then those of the product that do not show another: no other variant's own
 * picture, and none whose description names another finish. All pictures of the product when nothing is left.
 */
export function chosenPictures<Shown extends Picture>({
  images,
  own,
  variantUrls,
  finishes,
  finish,
}: ChosenPictures<Shown>): readonly Shown[] {
  const others = images.filter(
    ({ w320, description }) =>
      w320 !== own?.w320 && !variantUrls.includes(w320) && !namesAnother(description, finishes, finish),
  );
  const pictures = own ? [own, ...others] : others;
  return pictures.length > 0 ? pictures : images;
}

/** Whether a text names finishes of the product, but not the chosen one. "Satin brass" does not name Brass. */
function namesAnother(text: string, finishes: readonly string[], finish: string | null): boolean {
  const words = `-${slugOf(text)}-`;
  const named = finishes.filter((one) => words.includes(`-${slugOf(one)}-`));
  const longest = named.filter(
    (one) => !named.some((other) => other !== one && `-${slugOf(other)}-`.includes(`-${slugOf(one)}-`)),
  );
  return finish !== null && longest.length > 0 && !longest.includes(finish);
}
