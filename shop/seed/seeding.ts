import { CATALOGUE_VERSION } from './catalogue-version.ts';

/** What a store says that holds someone's own catalogue: it is never filled anew. */
const IMPORTED = 'imported';

/** What a store says that it holds, once it is filled with so many products; with the catalogue's own number unless given. */
export function ownCatalogueStamp(products: number | undefined): string {
  return products === undefined ? CATALOGUE_VERSION : `${CATALOGUE_VERSION}:${products}`;
}

/** So many products at least; the catalogue's own number unless given. */
export interface Seeding {
  products: number | undefined;
}

/** What a store is to be filled with at a start, by what it says that it holds; null when it is fine as it is. Unless so many products are wanted, it keeps the number that it has. */
export function seedingFor(held: string | null, wanted: number | undefined): Seeding | null {
  if (held === IMPORTED) return null;
  const before = Number(held?.split(':')[1]) || undefined;
  const products = wanted ?? before;
  return held === ownCatalogueStamp(products) ? null : { products };
}
