/** Bounds the log: further invalid products are left out without a line. */
const REPORTED_MAXIMUM = 1_000;

const reported = new Set<number>();

export function reportBroken(id: number, reason: unknown): void {
  if (reported.has(id) || reported.size >= REPORTED_MAXIMUM) return;
  reported.add(id);
  console.error(`The embedded shop leaves out product ${id}:`, reason);
}

/** One product that throws is reported and left out, so that it does not fail the others. */
export function ofEach<Product extends { id: number }, Made>(
  products: readonly Product[],
  make: (product: Product) => Made,
): Made[] {
  return products.flatMap((product) => {
    try {
      return [make(product)];
    } catch (error) {
      reportBroken(product.id, error);
      return [];
    }
  });
}
