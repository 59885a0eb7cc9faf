import { slugOf } from '@storefront/domain/slug.rules.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import { stockKeyOf } from '../../catalogue/stock/stock.rules.ts';
import type { AwaitedItem } from './stock-alert-mails.rules.ts';

type Awaited = Pick<CatalogueProduct, 'name' | 'url' | 'sku' | 'variants'>;

/** The product as a whole for variant 0. */
export function awaitedItem({ name, url, sku, variants }: Awaited, variantId: number): AwaitedItem {
  const variant = variants.find(({ id }) => id === variantId);
  const options = variant?.optionValues ?? [];
  const query = new URLSearchParams(
    options.map(({ optionDisplayName, label }) => [slugOf(optionDisplayName), slugOf(label)]),
  );
  return {
    name: [name, ...options.map(({ label }) => label)].join(', '),
    path: options.length === 0 ? url : `${url}?${query}`,
    sku: variant?.sku ?? sku,
  };
}

/** Still sold, with counted stock and nothing left: of the variant, or of any for 0. */
export function isSoldOut(product: CatalogueProduct, variantId: number): boolean {
  if (product.availability !== 'available') return false;
  const key = stockKeyOf(product, variantId || null);
  if (key === null) return false;
  if (product.inventoryTracking === 'product' || product.variants.length === 0) return product.inventoryLevel <= 0;
  return product.variants.every(
    ({ id, inventoryLevel }) => (variantId !== 0 && id !== variantId) || inventoryLevel <= 0,
  );
}
