import { sortImages, type ModifierOption, type ProductDetail, type Variant } from '../product/product.rules.ts';
import type { ItemFacts } from './cart.rest.ts';

/** What a product is, in a variant where it has several. */
export function factsOfProduct(detail: ProductDetail, variant: Variant | null): ItemFacts {
  const { name, sku, price, retailPrice, path, images } = detail;
  return {
    name,
    sku: variant?.sku || sku,
    price: variant?.price ?? price,
    retailPrice,
    path,
    imageUrl: variant?.imageUrl || (sortImages(images)[0]?.url ?? null),
    selectedOptions: variant?.selectedOptions ?? [],
  };
}

/** What an add-on is. */
export function factsOfAddOn({ label, sku, price, path, imageUrl }: ModifierOption): ItemFacts {
  return { name: label, sku, price, retailPrice: null, path, imageUrl, selectedOptions: [] };
}
