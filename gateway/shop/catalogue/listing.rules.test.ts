import { describe, expect, test } from 'vitest';
import { smallCatalogue } from '../../catalogue.fixture.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { facets, listPrice, priceBounds, select, type ListQuery } from './listing.rules.ts';

const everything: ListQuery = { filters: [], brandIds: [], minimumPrice: null, maximumPrice: null, sort: 'popularity' };
const lamp = (id: number, more: Partial<CatalogueProduct>): CatalogueProduct => ({ ...(smallCatalogue.products[0] as CatalogueProduct), id, ...more });
const field = (name: string, value: string) => ({ id: 1, name, value });

const lamps = [
  lamp(1, { price: 900, brandId: 1, customFields: [field('IP Rating', 'IP44'), field('Gang', '1')] }),
  lamp(2, { price: 500, brandId: 2, customFields: [field('IP Rating', 'IP65'), field('Gang', '1')] }),
  lamp(3, { price: 700, brandId: 1, customFields: [field('IP Rating', 'IP44'), field('Gang', '2'), field('Guarantee', '5 years')] }),
];
const ids = (query: Partial<ListQuery>) => select(lamps, { ...everything, ...query }).map(({ id }) => id);

describe('select', () => {
  test.each<[string, Partial<ListQuery>, number[]]>([
    ['everything, in its own order', {}, [1, 2, 3]],
    ['either of two values of one filter', { filters: [{ name: 'IP Rating', value: 'IP44' }, { name: 'IP Rating', value: 'IP65' }] }, [1, 2, 3]],
    ['both of two filters', { filters: [{ name: 'IP Rating', value: 'IP44' }, { name: 'Gang', value: '1' }] }, [1]],
    ['a brand', { brandIds: [1] }, [1, 3]],
    ['between two prices', { minimumPrice: 600, maximumPrice: 800 }, [3]],
    ['cheapest first', { sort: 'price-ascending' }, [2, 3, 1]],
    ['dearest first', { sort: 'price-descending' }, [1, 3, 2]],
  ])('%s', (_, query, expected) => {
    expect(ids(query)).toEqual(expected);
  });
});

test('several variants count at the cheapest of them', () => {
  const finished = smallCatalogue.products.find(({ url }) => url === '/finished/') as CatalogueProduct;
  expect(listPrice(finished)).toBe(2000);
  expect(listPrice({ ...finished, variants: finished.variants.slice(1) })).toBe(finished.price);
});

test('facets count values, the most frequent first, and leave out what is no way to find a product', () => {
  const counted = facets(lamps, { ...everything, filters: [{ name: 'Gang', value: '2' }] }, 10);
  expect(counted).toEqual([
    { name: 'IP Rating', values: [{ name: 'IP44', count: 2, selected: false }, { name: 'IP65', count: 1, selected: false }] },
    { name: 'Gang', values: [{ name: '1', count: 2, selected: false }, { name: '2', count: 1, selected: true }] },
  ]);
  expect(facets(lamps, everything, 1)[0]?.values).toHaveLength(1);
});

test('price bounds span the list, and an empty list has none', () => {
  expect(priceBounds(lamps)).toEqual({ minimum: 500, maximum: 900 });
  expect(priceBounds([])).toEqual({ minimum: 0, maximum: 0 });
});
