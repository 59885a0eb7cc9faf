/** More broken products than these are left out without a line each. */
const REPORTED_MAXIMUM = 1_000;

const reported = new Set<number>();

/** Logs a product that answers leave out, once in this process. */
export function reportBroken(id: number, reason: unknown): void {
  if (reported.has(id) || reported.size >= REPORTED_MAXIMUM) return;
  reported.add(id);
  console.error(`The embedded shop leaves out product ${id}:`, reason);
}

/** Makes something of each product. One that fails is reported and left out, so that it costs no other. */
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
