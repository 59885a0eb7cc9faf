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
