import type { CatalogueBrand } from '@storefront/embedded/catalogue/catalogue.ts';
import { brands, type BrandEntry } from './brands.data.ts';

/** No stock tracking and no maximum quantity. */
export const MADE_TO_ORDER_BRAND_IDS: readonly number[] = brands
  .filter(({ madeToOrder }) => madeToOrder)
  .map(({ id }) => id);

const bySlug = new Map(brands.map((brand) => [brand.slug, brand]));

/** Throws for an unknown brand. */
export function brandOf(slug: string): BrandEntry {
  const brand = bySlug.get(slug);
  if (!brand) throw new RangeError(`No brand ${slug}`);
  return brand;
}

export function buildBrands(): CatalogueBrand[] {
  return brands.map(({ id, name, slug, text }) => ({
    id,
    name,
    url: slug,
    descriptionHtml: `<p>${text.replaceAll('&', '&amp;')}</p>`,
  }));
}
