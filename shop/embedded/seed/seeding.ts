import { CATALOGUE_VERSION } from '@storefront/sample-catalogue/catalogue-version.ts';

/** The stamp of a database with an imported catalogue: it is never reseeded. */
const IMPORTED = 'imported';

/** Returns the stamp of a database seeded with this minimum of products. Defaults to the catalogue's own size. */
export function ownCatalogueStamp(products: number | undefined): string {
  return products === undefined ? CATALOGUE_VERSION : `${CATALOGUE_VERSION}:${products}`;
}

/** The minimum of products; undefined for the catalogue's own size. */
export interface Seeding {
  products: number | undefined;
}

/** Decides at start whether to seed a database with this stamp; null when it is up to date. Without a wanted size it keeps the size it has. */
export function seedingFor(held: string | null, wanted: number | undefined): Seeding | null {
  if (held === IMPORTED) return null;
  const before = Number(held?.split(':')[1]) || undefined;
  const products = wanted ?? before;
  return held === ownCatalogueStamp(products) ? null : { products };
}
