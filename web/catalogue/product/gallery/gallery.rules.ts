import { slugOf } from '@storefront/domain/slug.rules.ts';

/** Wraps round at both ends. */
export function stepped(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + step + count) % count;
}

/** Null for any other key. */
export function stepOf(key: string): 1 | -1 | null {
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : null;
}

/** In their usual order. */
const DIMENSIONS = [
  'Width (mm)',
  'Height (mm)',
  'Diameter (mm)',
  'Length (mm)',
  'Depth (mm)',
  'Projection (mm)',
  'CTC (mm)',
];

/** Such as "Width 86 mm × Height 86 mm"; null without such data. */
export function dimensionsLine(
  specifications: readonly { readonly name: string; readonly value: string }[],
): string | null {
  const sizes = DIMENSIONS.flatMap((wanted) => specifications.find(({ name }) => name === wanted) ?? []);
  if (sizes.length === 0) return null;
  return sizes.map(({ name, value }) => `${name.replace(' (mm)', '')} ${value} mm`).join(' × ');
}

/** Wraps round at both ends. */
export function isNear(at: number, index: number, count: number): boolean {
  return at === stepped(index, 1, count) || at === stepped(index, -1, count);
}

interface Picture {
  readonly w320: string;
  readonly description: string;
}

interface ChosenPictures<Shown extends Picture> {
  images: readonly Shown[];
  /** Null for none. */
  own: Shown | null;
  variantUrls: readonly string[];
  finishes: readonly string[];
  /** Null for none. */
  finish: string | null;
}

/** The variant's own, then those that show no other variant or finish; all of the product's when nothing is left. */
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

/** Without the chosen one among them. "Satin brass" does not name Brass. */
function namesAnother(text: string, finishes: readonly string[], finish: string | null): boolean {
  const words = `-${slugOf(text)}-`;
  const named = finishes.filter((one) => words.includes(`-${slugOf(one)}-`));
  const longest = named.filter(
    (one) => !named.some((other) => other !== one && `-${slugOf(other)}-`.includes(`-${slugOf(one)}-`)),
  );
  return finish !== null && longest.length > 0 && !longest.includes(finish);
}
