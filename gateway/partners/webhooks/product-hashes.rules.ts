import { createHash } from 'node:crypto';
import type { ProductDetail } from '../../graph/product/product.rules.ts';

/** Hashes of the parts of a product that have events of their own. */
export interface ProductHashes {
  content: string;
  price: string;
  stock: string;
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64');

/** Without times of changes, which say nothing of what changed. */
export function hashesOf(product: ProductDetail): ProductHashes {
  const {
    price,
    retailPrice,
    isRetailRegular,
    priceBreaks,
    sale,
    inventoryLevel,
    inventoryTracking,
    available,
    awaited,
    variants,
    priceChangesAt: _,
    createdAt: __,
    updatedAt: ___,
    ...content
  } = product;
  return {
    content: hashOf([
      content,
      variants.map(({ id, sku, imageUrl, selectedOptions }) => [id, sku, imageUrl, selectedOptions]),
    ]),
    price: hashOf([
      [price, retailPrice, isRetailRegular, priceBreaks, sale],
      variants.map((variant) => [variant.id, variant.price, variant.retailPrice, variant.priceBreaks, variant.sale]),
    ]),
    stock: hashOf([
      [inventoryLevel, inventoryTracking, available, awaited],
      variants.map((variant) => [variant.id, variant.inventoryLevel]),
    ]),
  };
}
