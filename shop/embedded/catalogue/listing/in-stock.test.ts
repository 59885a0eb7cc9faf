import { describe, expect, test } from 'vitest';
import { product, variantOf } from '../catalogue.fixture.ts';
import type { CatalogueProduct } from '../catalogue.ts';
import { createListIndex } from './list-index.ts';
import { wholeList } from './list-query.fixture.ts';
import type { ListFilter, ListQuery } from './list-query.ts';
import { restocked, stockedOf } from './stocked.rules.ts';

const WHOLE = 0;

const two = [{ id: 1 }, { id: 2 }];
test.each<[string, Partial<CatalogueProduct>, { id: number }[], number[], unknown]>([
  ['a product that is not tracked', { inventoryTracking: 'none' }, two, [WHOLE, 1, 2], { stocked: 2, variants: two }],
  ['a product tracked as a whole', {}, [], [], { stocked: 2, variants: [] }],
  ['the same sold out', {}, two, [WHOLE], { stocked: 0, variants: [] }],
  ['all variants', { inventoryTracking: 'variant' }, two, [], { stocked: 2, variants: two }],
  ['one of two variants', { inventoryTracking: 'variant' }, two, [1], { stocked: 1, variants: [{ id: 2 }] }],
  ['no variant', { inventoryTracking: 'variant' }, two, [1, 2], { stocked: 0, variants: [] }],
  ['variants, but without any', { inventoryTracking: 'variant' }, [], [WHOLE], { stocked: 0, variants: [] }],
  ['a product that cannot be bought', { availability: 'unavailable' }, two, [], { stocked: 0, variants: [] }],
])('what is in stock of %s', (_, more, variants, soldOut, expected) =>
  expect(stockedOf({ ...product(1, more), variants }, new Set(soldOut))).toEqual(expected),
);

test('names the products of which something else is sold out than before', () => {
  const before = new Map([1, 2, 3].map((id) => [id, new Set([0])]));
  const after = new Map([
    [2, new Set([0])],
    [3, new Set([0, 1])],
    [4, new Set([7])],
  ]);
  expect(restocked(before, after)).toEqual([1, 3, 4]);
});

const variant = (id: number, Finish: string, Size: string) => variantOf(id, { Finish, Size }, { inventoryLevel: 0 });

/** Lamp 1 is in stock, lamp 2 sold out; handle 3 is left in large brass and small chrome, handle 4 in every variant. */
function index() {
  const list = createListIndex();
  const variants = [
    variant(1, 'Brass', 'Small'),
    variant(2, 'Brass', 'Large'),
    variant(3, 'Chrome', 'Small'),
    variant(4, 'Black', 'Small'),
  ];
  // The finishes of all variants, as plates list them.
  const fields = ['Brass', 'Chrome', 'Black'].map((value, id) => ({ id, name: 'Plate Finish', value }));
  const handle = { inventoryTracking: 'variant', variants, customFields: fields } as const;
  list.put(product(1, { popularity: 1 }));
  list.put(product(2, { popularity: 900 }), new Set([WHOLE]));
  list.put(product(3, { popularity: 500, ...handle }), new Set([1, 4]));
  list.put(product(4, { popularity: 400, ...handle }));
  return list;
}
const usual = { ...wholeList, inStock: true };
const by = (filters: Record<string, string[]>): ListFilter[] =>
  Object.entries(filters).map(([name, values]) => ({ name, values, minimum: null, maximum: null }));
const hits = (ids: number[], scores: number[]) =>
  ({ kind: 'hits', hits: { ids: Int32Array.from(ids), scores: Float32Array.from(scores) } }) as const;

describe('a list of products in stock', () => {
  test.each<[string, Record<string, string[]>, number[]]>([
    ['lists those with any stock', {}, [3, 4, 1]],
    ['of a finish, those in stock in it', { Finish: ['Black'] }, [4]],
    ['of either finish, those in stock in one of them', { Finish: ['Black', 'Brass'] }, [3, 4]],
    ['of a finish and a size, those in stock in both together', { Finish: ['Brass'], Size: ['Small'] }, [4]],
    ['of a finish and a size that one variant in stock has', { Finish: ['Brass'], Size: ['Large'] }, [3, 4]],
  ])('%s, and counts them', (_, filters, ids) => {
    const result = index().list({ ...usual, filters: by(filters) });
    expect([result.ids, result.total, result.inStockCount]).toEqual([ids, ids.length, ids.length]);
    // The count is known before the filter is chosen.
    expect(index().list({ ...usual, filters: by(filters), inStock: false }).inStockCount).toBe(ids.length);
  });

  test('counts the values of variants in stock only', () => {
    const finishes = (inStock: boolean) =>
      index()
        .list({ ...usual, inStock })
        .facets.find(({ name }) => name === 'Finish')
        ?.values.map(({ value, count }) => `${value} ${count}`);
    expect(finishes(true)).toEqual(['Brass 2', 'Chrome 2', 'Black 1']);
    expect(finishes(false)).toEqual(['Black 2', 'Brass 2', 'Chrome 2']);
  });

  test('follows the stock of its products', () => {
    const list = index();
    list.put(product(2, { popularity: 1 }));
    list.put(product(1), new Set([WHOLE]));
    expect(list.list(usual).ids).toEqual([3, 4, 2]);
  });
});

const any = { ...usual, inStock: false };
test('out of stock comes last in the default order, however popular', () =>
  expect(index().list(any).ids).toEqual([3, 4, 1, 2]));
test('out of stock comes after equal matches of a search, and before worse ones', () =>
  expect(index().list({ ...any, scope: hits([1, 2, 3, 4], [5, 5, 9, 1]) }).ids).toEqual([3, 1, 2, 4]));
test('out of stock keeps its place in order of price', () =>
  expect(index().list({ ...any, sort: 'price-ascending' }).ids).toEqual([1, 2, 3, 4]));

test('a list of products on sale has those whose retail price is higher, and counts them', () => {
  const list = createListIndex();
  list.put(product(1, { price: 10_000, retailPrice: 12_000, popularity: 3 }));
  list.put(product(2, { price: 10_000, retailPrice: 0 }));
  // Less than a penny inc VAT.
  list.put(product(3, { price: 10_000, retailPrice: 10_001 }));
  list.put(product(4, { price: 10_000, retailPrice: 20_000 }), new Set([WHOLE]));
  const found = (query: Partial<ListQuery>) => {
    const { ids, onSaleCount, inStockCount } = list.list({ ...usual, inStock: false, ...query });
    return { ids, onSaleCount, inStockCount };
  };
  expect(found({})).toMatchObject({ onSaleCount: 2, inStockCount: 3 });
  expect(found({ onSale: true })).toEqual({ ids: [1, 4], onSaleCount: 2, inStockCount: 1 });
  expect(found({ onSale: true, inStock: true })).toEqual({ ids: [1], onSaleCount: 1, inStockCount: 1 });
});
