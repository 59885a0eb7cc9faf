import type { CatalogueBrand } from '../../catalogue/catalogue.ts';
import { brands, type BrandEntry } from './brands.data.ts';

/** Brands whose products are made when ordered: not counted in stock, and with no maximum quantity. */
export const MADE_TO_ORDER_BRAND_IDS: readonly number[] = brands
  .filter(({ madeToOrder }) => madeToOrder)
  .map(({ id }) => id);

const bySlug = new Map(brands.map((brand) => [brand.slug, brand]));

/** Throws on a brand the shop does not keep. */
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
