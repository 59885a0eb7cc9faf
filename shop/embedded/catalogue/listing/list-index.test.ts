import { describe, expect, test, vi } from 'vitest';
import { product as lamp, smallCatalogue } from '../catalogue.fixture.ts';
import type { CatalogueProduct } from '../catalogue.ts';
import { compact, createColumns, putRow } from './columns.ts';
import { createListIndex, merged } from './list-index.ts';
import { wholeList } from './list-query.fixture.ts';
import type { ListFilter, ListQuery } from './list-query.ts';

const product = (id: number, fields: Record<string, string>, more: Partial<CatalogueProduct> = {}) =>
  lamp(id, {
    price: id * 100,
    popularity: 100 - id,
    categoryIds: [1],
    featured: false,
    createdAt: `2026-01-0${id}`,
    customFields: Object.entries(fields).map(([name, value], index) => ({ id: index, name, value })),
    ...more,
  });

function index() {
  const list = createListIndex();
  list.put(product(1, { 'IP Rating:': 'IP44', 'Wattage (W)': '5', __feed: 'x', Guarantee: '5 years' }));
  list.put(product(2, { 'IP Rating': 'IP44', 'Wattage (W)': '10' }, { brandId: 2, featured: true, name: 'lamp 10' }));
  list.put(product(3, { 'IP Rating': 'IP65', 'Wattage (W)': '7.5' }, { brandId: 2, name: 'Lamp 9' }));
  list.put(product(4, { 'IP Rating': 'IP20' }, { brandId: 3, categoryIds: [1, 2] }));
  return list;
}

const category = (id: number) => ({ kind: 'category', id }) as const;
const usual: ListQuery = { ...wholeList, scope: category(1) };
const hits = { ids: Int32Array.of(1, 77, 3), scores: Float32Array.of(1, 9, 2) };
type Bound = number | null;
const filter = (name: string, values: string[], minimum: Bound = null, maximum: Bound = null) =>
  ({ name, values, minimum, maximum }) satisfies ListFilter;
const list = (more: Partial<ListQuery>) => index().list({ ...usual, ...more });
const counts = (result: ReturnType<typeof list>, name: string) =>
  Object.fromEntries(
    result.facets
      .find((facet) => facet.name === name)
      ?.values.map(({ value, count, selected }) => [value, selected ? `${count} selected` : count]) ?? [],
  );

describe('lists products', () => {
  test.each<[string, Partial<ListQuery>, number[]]>([
    ['a category', {}, [1, 2, 3, 4]],
    ['an unknown category', { scope: category(9) }, []],
    ['all', { scope: { kind: 'all' } }, [1, 2, 3, 4]],
    ['of two brands', { scope: { kind: 'brands', ids: [3, 1] } }, [1, 4]],
    ['featured products', { scope: { kind: 'featured' } }, [2]],
    ['one value', { filters: [filter('IP Rating', ['IP44'])] }, [1, 2]],
    ['any of several values', { filters: [filter('IP Rating', ['IP44', 'IP65'])] }, [1, 2, 3]],
    ['values in two facets', { filters: [filter('IP Rating', ['IP44', 'IP65']), filter('Wattage (W)', ['7.5'])] }, [3]],
    ['a range', { filters: [filter('Wattage (W)', [], 6, 10)] }, [2, 3]],
    ['a range without a minimum', { filters: [filter('Wattage (W)', [], null, 5)] }, [1]],
    ['a range with swapped bounds', { filters: [filter('Wattage (W)', [], 10, 6)] }, [2, 3]],
    ['bounds or a value of a facet that is not a range', { filters: [filter('IP Rating', ['IP65'], 1, 50)] }, [3]],
    ['a value in other letters', { filters: [filter('IP Rating', ['ip44'])] }, []],
    ['a known and an unknown value', { filters: [filter('IP Rating', ['IP99', 'IP65'])] }, [3]],
    ['an unknown facet', { filters: [filter('Colour', ['Red'])] }, []],
    ['a facet called like a property', { filters: [filter('__proto__', ['constructor'])] }, []],
    ['a value of another category', { scope: category(2), filters: [filter('IP Rating', ['IP44'])] }, []],
    ['two brands', { brandIds: [1, 3] }, [1, 4]],
    ['a price', { minimumPrice: 200, maximumPrice: 300 }, [2, 3]],
    ['a price with swapped bounds', { minimumPrice: 300, maximumPrice: 200 }, [2, 3]],
    ['hits, the best first', { scope: { kind: 'hits', hits } }, [3, 1]],
    ['the second and third', { offset: 1, limit: 2 }, [2, 3]],
    ['beyond the end', { offset: 16 }, []],
  ])('%s', (_, query, ids) => expect(list(query).ids).toEqual(ids));

  test.each([
    ['price-ascending', [1, 2, 3, 4]],
    ['price-descending', [4, 3, 2, 1]],
    ['name', [1, 4, 3, 2]],
    ['newest', [4, 3, 2, 1]],
  ] as const)('by %s', (sort, ids) => expect(list({ sort }).ids).toEqual(ids));
});

test('filters by more facets than one pass takes', () => {
  const names = Array.from({ length: 40 }, (_, place) => `Part ${place}`);
  const fields = Object.fromEntries(names.map((name) => [name, 'Yes']));
  const own = createListIndex();
  own.put(product(1, fields));
  own.put(product(2, { ...fields, 'Part 0': 'No' }));
  own.put(product(3, { ...fields, 'Part 39': 'No' }));
  const found = own.list({ ...usual, filters: names.map((name) => filter(name, ['Yes'])) });
  expect([found.ids, counts(found, 'Part 0')]).toEqual([[1], { Yes: '1 selected', No: 1 }]);
});

describe('counts', () => {
  test('cover the filtered list, except in a facet with a selection of its own', () => {
    const narrowed = list({ filters: [filter('IP Rating', ['IP44'])], brandIds: [2] });
    expect(narrowed.total).toBe(1);
    expect(counts(narrowed, 'IP Rating')).toEqual({ IP44: '1 selected', IP65: 1 });
    expect(narrowed.brands).toEqual([
      { id: 1, count: 1, selected: false },
      { id: 2, count: 1, selected: true },
    ]);
  });
  test('keep a selected value without matches, with 0', () => {
    const narrowed = list({ filters: [filter('IP Rating', ['IP20'])], brandIds: [1] });
    expect(counts(narrowed, 'IP Rating')).toEqual({ IP44: 1, IP20: '0 selected' });
    expect(narrowed.brands).toEqual([
      { id: 3, count: 1, selected: false },
      { id: 1, count: 0, selected: true },
    ]);
  });
  test('stay in the facets that an unknown value empties the list of', () => {
    const narrowed = list({ filters: [filter('IP Rating', ['IP99'])] });
    expect(counts(narrowed, 'IP Rating')).toEqual({ IP44: 2, IP20: 1, IP65: 1 });
    expect(narrowed.facets.map(({ name }) => name)).toEqual(['IP Rating']);
  });
  test('a facet lists a maximum of values plus every selected one, and the total', () => {
    const facet = list({ filters: [filter('IP Rating', ['IP65'])], facetSize: 1 }).facets.find(
      ({ name }) => name === 'IP Rating',
    );
    expect(facet).toMatchObject({
      total: 3,
      values: [
        { value: 'IP44', count: 2 },
        { value: 'IP65', selected: true },
      ],
    });
  });
  test('a range is sorted numerically, with its ends and bounds', () => {
    const { facets } = list({ filters: [filter('Wattage (W)', [], 6, null)] });
    expect(facets.find(({ isRange }) => isRange)).toMatchObject({
      values: [{ value: '5' }, { value: '7.5' }, { value: '10' }],
      minimum: 5,
      maximum: 10,
      selectedMinimum: 6,
      selectedMaximum: null,
    });
  });
  test('hidden fields and measures are no facets, nor is a value that every product has', () => {
    expect(list({}).facets.map(({ name }) => name)).toEqual(['IP Rating', 'Wattage (W)']);
  });
  test('price bounds do not shrink with the price filter', () => {
    const narrowed = list({ minimumPrice: 200, maximumPrice: 200, brandIds: [2] });
    expect(narrowed).toMatchObject({ ids: [2], minimumPrice: 200, maximumPrice: 300 });
    const empty = { minimumPrice: 0, maximumPrice: 0, facets: [], brands: [] };
    expect(list({ scope: category(9) })).toMatchObject(empty);
  });
});

test('variant options are facets, and the cheapest variant is the price', () => {
  const finished = smallCatalogue.products.find(({ name }) => name === 'Finished');
  const own = createListIndex();
  own.put(finished as CatalogueProduct);
  const result = own.list({ ...usual, filters: [filter('Finish', ['Matt Black'])] });
  expect(counts(result, 'Finish')).toEqual({ 'Satin Brass': 1, 'Matt Black': '1 selected' });
  expect(result).toMatchObject({ total: 1, minimumPrice: 200_000, maximumPrice: 200_000 });
});

test('a changed name is merged into many with few comparisons', () => {
  const names = Int32Array.from({ length: 1_000 }, (_, place) => place * 2);
  const compare = vi.fn<(a: number, b: number) => number>((a, b) => a - b);
  expect(merged(names, Int32Array.of(-1, 11, 5_000), compare)).toEqual(
    Int32Array.of(-1, ...names.slice(0, 6), 11, ...names.slice(6), 5_000),
  );
  expect(compare.mock.calls.length).toBeLessThan(40);
});

test('a list after many changes equals a freshly built one', () => {
  const changed = createListIndex();
  const made = createListIndex();
  const version = (id: number, round: number) =>
    product(
      id,
      { 'IP Rating': `IP${(id + round) % 5}` },
      {
        name: `Lamp ${(id * 7 + round) % 100}`,
        price: id + round,
        categoryIds: [1, 2 + (round % 2)],
        createdAt: '2026-01-01',
        featured: id % 3 === round % 3,
      },
    );
  const sorted = (own: ReturnType<typeof createListIndex>) =>
    (['relevance', 'name', 'price-descending'] as const).map((sort) =>
      own.list({ ...usual, sort, limit: 300, filters: [filter('IP Rating', ['IP1', 'IP2'])] }),
    );
  for (let round = 0; round < 12; round += 1) {
    for (let id = 1; id <= 300; id += 1) changed.put(version(id, round));
    sorted(changed);
  }
  for (let id = 1; id <= 300; id += 3) changed.put({ ...version(id, 11), availability: 'off_sale' });
  for (let id = 1; id <= 300; id += 1) if (id % 3 !== 1) made.put(version(id, 11));
  expect(sorted(changed)).toEqual(sorted(made));
  for (const scope of [category(2), category(3), { kind: 'featured' }, { kind: 'all' }] as const)
    expect(changed.list({ ...usual, scope, limit: 300 })).toEqual(made.list({ ...usual, scope, limit: 300 }));
});

test('dead rows are compacted', () => {
  const columns = createColumns();
  for (let round = 0; round < 3; round += 1)
    for (let id = 1; id <= 5; id += 1) putRow(columns, product(id, { 'IP Rating': 'IP44' }), new Set());
  compact(columns);
  expect(columns).toMatchObject({ rows: 5, dead: 0, names: { length: 5 } });
  expect(columns.categories.get(1)).toEqual([0, 1, 2, 3, 4]);
});

test('a page deep in a long list equals that of a full sort', () => {
  const own = createListIndex();
  const prices = new Map<number, number>();
  for (let id = 1; id <= 5_000; id += 1) {
    const price = (id * 7919) % 1_000;
    prices.set(id, price);
    own.put(product(id, { 'IP Rating': `IP${id % 7}` }, { price, popularity: 0, createdAt: '2026-01-01' }));
  }
  const sorted = [...prices].sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([id]) => id);
  for (const offset of [0, 16, 2_000, 4_990])
    expect(own.list({ ...usual, sort: 'price-ascending', offset }).ids).toEqual(sorted.slice(offset, offset + 16));
});
