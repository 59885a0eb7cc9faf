import { describe, expect, test } from 'vitest';
import { useTestShop } from '../../shop.fixture.ts';

interface Found {
  total: number;
  results: unknown[];
  matching_all?: number;
  excluded_words?: string[];
  understood_price?: { min: number | null; max: number | null; query: string };
}

const shop = useTestShop();
const searched = async (term: string, parameters = '') =>
  (await shop.get<Found>(`/search/${encodeURIComponent(term)}${parameters}`)).body;

describe('a price in words', () => {
  // Lamps 1 to 40 cost from £10.01 to £10.40 ex VAT, which is £12.01 to £12.48 inc VAT.
  test.each([
    ['table under £12.10', 8, { min: null, max: 12.1, query: 'table' }],
    ['£12.10 to £12.20 table', 10, { min: 12.1, max: 12.2, query: 'table' }],
    ['table under £5', 0, { min: null, max: 5, query: 'table' }],
  ])('filters the products of %j by their price inc VAT', async (term, total, understood) => {
    const { results, ...found } = await searched(term);
    expect(found).toMatchObject({ total, understood_price: understood });
    expect(results).toHaveLength(Math.min(16, total));
  });

  test('is read in a filtered list of the same term too', async () => {
    const { body } = await shop.send<Found>(
      'POST',
      `/categories/get_products_with_filters?query_string=${encodeURIComponent('table under £12.10')}&sort_by=name`,
      { filters: [{ name: 'Wattage (W)', value: '5' }] },
    );
    expect(body).toMatchObject({ total: 1, understood_price: { min: null, max: 12.1, query: 'table' } });
  });

  test('gives way to a price of the request, and is still no part of the term', async () => {
    const found = await searched('table under £12.10', '?min_price=10.39');
    expect(found.total).toBe(2);
    expect(found).not.toHaveProperty('understood_price');
    expect(await searched('table')).not.toHaveProperty('understood_price');
  });
});

describe('the number of products with every word', () => {
  test('is smaller than that of all found', async () => {
    const { total, matching_all } = await searched('lamp finished');
    expect([matching_all, total]).toEqual([1, 45]);
    expect(await searched('table', '?sort_by=name')).toMatchObject({ total: 40, matching_all: 40 });
    expect(await searched('table', '?max_price=10.05')).not.toHaveProperty('matching_all');
  });
});

test('a corrected term is searched as it is spelt on request', async () => {
  interface Corrected extends Found {
    corrected_query?: string | null;
  }
  const path = `/search/${encodeURIComponent('tabel lamp')}`;
  expect((await shop.get<Corrected>(path)).body.corrected_query).toBe('table lamp');
  const { body } = await shop.get<Corrected>(`${path}?verbatim=true`);
  expect(body).toMatchObject({ corrected_query: null, matching_all: 0 });
  const filtered = await shop.send<Corrected>(
    'POST',
    '/categories/get_products_with_filters?query_string=tabel&verbatim=true&sort_by=name',
    {},
  );
  expect(filtered.body).toMatchObject({ corrected_query: null, total: 0 });
});

test('the answer says which words are ruled out', async () => {
  expect(await searched('lamp without table')).toMatchObject({ excluded_words: ['table'] });
});

describe('the category facet of results', () => {
  interface Faceted extends Found {
    filters: { name: string; values: { name: string; selected: boolean; count: number }[]; values_total: number }[];
  }
  const filtered = async (body: object, parameters = '') =>
    (
      await shop.send<Faceted>(
        'POST',
        `/categories/get_products_with_filters?query_string=lamp+finished${parameters}`,
        body,
      )
    ).body;
  const facet = ({ filters }: Faceted) => filters.find(({ name }) => name === 'Category');

  test('counts the narrowest categories, and comes first', async () => {
    const body = await filtered({});
    expect(body.filters[0]).toMatchObject({
      name: 'Category',
      values: [
        { name: 'Table Lamps', selected: false, count: 40 },
        { name: 'Floor Lamps', selected: false, count: 5 },
      ],
      values_total: 2,
    });
    expect(facet(await filtered({}, '&aggs_size=1'))).toMatchObject({
      values: [{ name: 'Table Lamps' }],
      values_total: 2,
    });
  });

  test('filters, and keeps its other values to choose from', async () => {
    const body = await filtered({ filters: [{ name: 'Category', value: 'Floor Lamps' }] });
    expect(body.total).toBe(5);
    expect(facet(body)?.values).toEqual([
      { name: 'Table Lamps', selected: false, count: 40 },
      { name: 'Floor Lamps', selected: true, count: 5 },
    ]);
    const both = ['Floor Lamps', 'Table Lamps'].map((value) => ({ name: 'Category', value }));
    expect((await filtered({ filters: both })).total).toBe(45);
    const unknown = await filtered({ filters: [{ name: 'Category', value: 'Boats' }] });
    expect([unknown.total, facet(unknown)?.values.length]).toEqual([0, 2]);
  });
});
