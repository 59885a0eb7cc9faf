/** A place in a row of pictures, one step on or back; past either end it comes in at the other. */
export function stepped(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + step + count) % count;
}

/** What an arrow key means to a gallery; null for any other key. */
export function stepOf(key: string): 1 | -1 | null {
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : null;
}

/** The data that say how large a product is, in the order in which people say them. */
const DIMENSIONS = [
  'Width (mm)',
  'Height (mm)',
  'Diameter (mm)',
  'Length (mm)',
  'Depth (mm)',
  'Projection (mm)',
  'CTC (mm)',
];

/** How large a product is, such as 'Width 86 mm × Height 86 mm'; null where its data do not say. */
export function dimensionsLine(
  specifications: readonly { readonly name: string; readonly value: string }[],
): string | null {
  const sizes = DIMENSIONS.flatMap((wanted) => specifications.find(({ name }) => name === wanted) ?? []);
  if (sizes.length === 0) return null;
  return sizes.map(({ name, value }) => `${name.replace(' (mm)', '')} ${value} mm`).join(' × ');
}

/** Whether a picture is the next or the previous one of another, round either end. */
export function isNear(at: number, index: number, count: number): boolean {
  return at === stepped(index, 1, count) || at === stepped(index, -1, count);
}
