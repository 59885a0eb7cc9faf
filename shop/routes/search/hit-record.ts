import { toPounds } from '@storefront/domain/money.rules.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import type { Structure } from '../../catalogue/structure.ts';

/** The API's record of a product found for a term that is being typed. */
export function hitRecord(product: CatalogueProduct, structure: Structure) {
  const { id, name, gtin, brandId, url, price, retailPrice, images, variants, modifiers } = product;
  const prices = variants.length > 0 ? variants.map((variant) => variant.price) : [price];
  return {
    id,
    title: name,
    gtin,
    brand: structure.brandById.get(brandId)?.name ?? '',
    retail_price: toPounds(retailPrice),
    best_price: toPounds(Math.min(...prices)),
    image_link: images[0]?.url ?? '',
    link: url,
    availability: isInStock(product) ? 'in stock' : 'out of stock',
    modifiable: variants.length > 1 || modifiers.length > 0,
  };
}

function isInStock({ availability, inventoryTracking, inventoryLevel, variants }: CatalogueProduct): boolean {
  if (availability !== 'available') return false;
  if (inventoryTracking === 'none') return true;
  if (inventoryTracking === 'variant') return variants.some((variant) => variant.inventoryLevel > 0);
  return inventoryLevel > 0;
}
