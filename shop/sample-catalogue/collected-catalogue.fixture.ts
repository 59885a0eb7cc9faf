import { expect } from 'vitest';
import type { Catalogue, CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';
import type { Drawing } from './drawings/drawing.ts';
import { generateCatalogue } from './generate-catalogue.ts';

export interface CollectedCatalogue extends Catalogue {
  drawings: ReadonlyMap<string, Drawing>;
}

/** Collects the whole catalogue; throws when a drawing is returned twice. */
export function collectCatalogue(): CollectedCatalogue {
  const { categories, brands, drawings, productCount, batches } = generateCatalogue();
  const all = new Map(drawings);
  const products: CatalogueProduct[] = [];
  for (const batch of batches()) {
    products.push(...batch.products);
    for (const [name, drawing] of batch.drawings) {
      expect(all.has(name), name).toBe(false);
      all.set(name, drawing);
    }
  }
  expect(products).toHaveLength(productCount);
  return { categories, brands, products, drawings: all };
}

const repeated = (values: readonly unknown[]) => values.filter((value, index) => values.indexOf(value) !== index);

export const duplicates = (values: readonly unknown[]) =>
  new Set(values).size === values.length ? [] : repeated(values).slice(0, 5);
