import type { SavedLine } from '@storefront/domain/saved-list.rules.ts';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import { unitPriceAt } from '../../catalogue/price-breaks.rules.ts';

export interface QuotedLine extends SavedLine {
  name: string;
  /** Empty for none. */
  options: string;
  /** Of one at the quantity, in centipence ex VAT. */
  price: number;
}

type Priced = Pick<CatalogueProduct, 'sku' | 'name' | 'availability' | 'price' | 'priceBreaks' | 'variants'>;

const CLOSED = new Set(['off_sale', 'unavailable']);

/** Null when the product is not sold by this code alone, or not without a choice of variant. */
function quotedLine(line: SavedLine, product: Priced): QuotedLine | null {
  const key = skuKey(line.sku);
  const [variant, ...others] = product.variants.filter(({ sku }) => skuKey(sku) === key);
  const isProduct = product.variants.length === 0 && skuKey(product.sku) === key;
  if (CLOSED.has(product.availability) || !(variant ?? isProduct) || others.length > 0) return null;
  return {
    ...line,
    sku: variant?.sku ?? product.sku,
    name: product.name,
    options: (variant?.optionValues ?? []).map(({ label }) => label).join(', '),
    price: unitPriceAt(product, variant?.price ?? product.price, line.quantity),
  };
}

export function quotedLines(
  lines: readonly SavedLine[],
  products: readonly Priced[],
): { lines: QuotedLine[]; leftOut: string[] } {
  const byKey = new Map<string, Priced | null>();
  for (const product of products)
    for (const key of new Set([product, ...product.variants].map(({ sku }) => skuKey(sku))))
      // Of several products none is taken.
      byKey.set(key, byKey.has(key) ? null : product);
  const quoted: QuotedLine[] = [];
  const leftOut: string[] = [];
  for (const line of lines) {
    const product = byKey.get(skuKey(line.sku));
    const priced = product ? quotedLine(line, product) : null;
    if (priced) quoted.push(priced);
    else leftOut.push(line.sku);
  }
  return { lines: quoted, leftOut };
}
