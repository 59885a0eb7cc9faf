import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { generateCatalogue } from './generate-catalogue.ts';
import { collectCatalogue, duplicates, type CollectedCatalogue } from './collected-catalogue.fixture.ts';

let catalogue: CollectedCatalogue;
beforeAll(() => {
  catalogue = collectCatalogue();
});

const fingerprint = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const entries = ({ drawings, ...rest }: CollectedCatalogue) => ({ ...rest, drawings: [...drawings] });

test('is deterministic', () => {
  expect(fingerprint(entries(collectCatalogue()))).toBe(fingerprint(entries(catalogue)));
  expect(catalogue.products.length).toBeGreaterThanOrEqual(4000);
});

describe('categories', () => {
  test('the six departments have their addresses, and every category is below one', () => {
    const top = catalogue.categories.filter(({ parentId }) => parentId === 0);
    expect(top.map(({ url }) => url)).toEqual([
      '/interior-lighting/',
      '/exterior-lighting/',
      '/switches-and-sockets/',
      '/lamps-bulbs/lamps-bulbs/',
      '/hardware/',
      '/electrical-accessories/',
    ]);
    const byId = new Map(catalogue.categories.map((category) => [category.id, category]));
    for (const { parentId, url } of catalogue.categories)
      if (parentId !== 0) expect(url.startsWith(byId.get(parentId)?.url ?? 'nowhere'), url).toBe(true);
    expect(catalogue.categories.length).toBeGreaterThanOrEqual(120);
    expect(duplicates(catalogue.categories.map(({ id }) => id))).toEqual([]);
    expect(duplicates(catalogue.categories.map(({ url }) => url))).toEqual([]);
  });

  test('each has products, and the slow categories exist', () => {
    const listed = new Map<number, number>();
    for (const id of catalogue.products.flatMap(({ categoryIds }) => categoryIds))
      listed.set(id, (listed.get(id) ?? 0) + 1);
    for (const { id, url } of catalogue.categories) expect(listed.get(id) ?? 0, url).toBeGreaterThanOrEqual(4);
    for (const id of [38, 39, 52, 163]) expect(catalogue.categories.some((category) => category.id === id)).toBe(true);
  });

  test('a product is listed in the ancestors of every category it is in', () => {
    const parents = new Map(catalogue.categories.map(({ id, parentId }) => [id, parentId]));
    for (const { categoryIds, name } of catalogue.products) {
      for (const id of categoryIds)
        expect(parents.get(id) === 0 || id === 4157 || categoryIds.includes(parents.get(id) ?? -1), name).toBe(true);
    }
  });
});

test('has exactly the number of products requested', () => {
  const products = [...generateCatalogue({ products: 12_000 }).batches()].flatMap((batch) => {
    expect(batch.products.length).toBeLessThanOrEqual(500);
    return batch.products;
  });
  expect(products).toHaveLength(12_000);
  expect(new Set(products.map(({ url }) => url)).size).toBe(12_000);
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(12_000);
  expect(products.slice(0, 100).map(({ name }) => name)).toEqual(
    catalogue.products.slice(0, 100).map(({ name }) => name),
  );
});
