import type { CatalogueModifier, CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';
import type { Draft } from '../draft.ts';

const CHOICES_MAXIMUM = 6;

interface Offered {
  product: CatalogueProduct;
  label: string;
}

/** By offer, dearest last. Only products without variants can be add-ons. */
export function offersOf(
  drafts: readonly Draft[],
  products: readonly CatalogueProduct[],
): ReadonlyMap<string, readonly Offered[]> {
  const offers = new Map<string, Offered[]>();
  drafts.forEach((draft, index) => {
    const product = products[index];
    if (!product || product.availability !== 'available') return;
    for (const { offer, label } of draft.offers ?? []) {
      if (product.variants.length > 0) throw new RangeError(`${product.name} has variants and cannot be an add-on`);
      offers.set(offer, [...(offers.get(offer) ?? []), { product, label }]);
    }
  });
  for (const list of offers.values()) list.sort((one, other) => one.product.price - other.product.price);
  return offers;
}

/** An offer without products is left out. */
export function modifiersOf(
  draft: Draft,
  productId: number,
  offers: ReadonlyMap<string, readonly Offered[]>,
): CatalogueModifier[] {
  return (draft.addOns ?? []).flatMap(({ displayName, offer }, index): CatalogueModifier[] => {
    const offered = (offers.get(offer) ?? []).slice(0, CHOICES_MAXIMUM);
    const id = productId * 10 + index;
    const optionValues = offered.flatMap(({ product, label }, position) => {
      const [image] = product.images;
      return image
        ? [{ id: id * 10 + position, label, price: product.price, productId: product.id, sku: product.sku, image }]
        : [];
    });
    return optionValues.length > 0 ? [{ id, displayName, optionValues }] : [];
  });
}
