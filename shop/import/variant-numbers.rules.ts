/** The values in the order of the options, or the SKU. */
interface VariantIdentity {
  sku: string;
  labels: readonly string[];
}

/** A known variant keeps its number, so that carts still refer to it; a new one gets one never used. */
export function variantNumbers(
  variants: readonly VariantIdentity[],
  before: readonly (VariantIdentity & { number: number })[],
  next: number,
): { numbers: number[]; next: number } {
  const left = new Set(before);
  const numbers = variants.map(() => -1);
  const keep = (isSame: (variant: VariantIdentity, known: VariantIdentity) => boolean) => {
    for (const [index, variant] of variants.entries()) {
      if (numbers[index] !== -1) continue;
      const known = [...left].find((candidate) => isSame(variant, candidate));
      if (!known) continue;
      left.delete(known);
      numbers[index] = known.number;
    }
  };
  keep(
    (variant, known) =>
      variant.labels.length === known.labels.length &&
      variant.labels.every((label, place) => label === known.labels[place]),
  );
  // A renamed finish keeps its number by its SKU.
  keep((variant, known) => variant.sku !== '' && variant.sku === known.sku);
  let free = Math.max(next, ...before.map(({ number }) => number + 1));
  const settled = numbers.map((number) => {
    if (number !== -1) return number;
    free += 1;
    return free - 1;
  });
  return { numbers: settled, next: free };
}
