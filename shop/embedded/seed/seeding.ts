import { CATALOGUE_VERSION } from '@storefront/sample-catalogue/catalogue-version.ts';

/** A database with this stamp is never reseeded. */
const IMPORTED = 'imported';

/** Of this minimum of products; defaults to the catalogue's own size. */
export function ownCatalogueStamp(products: number | undefined): string {
  return products === undefined ? CATALOGUE_VERSION : `${CATALOGUE_VERSION}:${products}`;
}

export interface Seeding {
  products: number | undefined;
}

/** At start; null when the database is up to date. Without a wanted size it keeps the size it has. */
export function seedingFor(held: string | null, wanted: number | undefined): Seeding | null {
  if (held === IMPORTED) return null;
  const before = Number(held?.split(':')[1]) || undefined;
  const products = wanted ?? before;
  return held === ownCatalogueStamp(products) ? null : { products };
}
