import { describe, expect, test } from 'vitest';
import {
  isCodeOf,
  openingGroups,
  PANEL_LIMITS,
  SHEET_LIMITS,
  suggestedGroups,
  type Entry,
  type Group,
  type SiteMatch,
  type SuggestedProduct,
  type Suggestions,
} from './suggest.rules.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const product = (name: string, sku = name): SuggestedProduct => ({
  name,
  sku,
  path: `/${name}/`,
  image: null,
  price: money,
  fromPrice: null,
});
const money = { incVat: { pence: 1200 }, exVat: { pence: 1000, amount: '10.0000' }, unitPricing: null };
const products = (count: number) => numbers(count).map((number) => product(`p${number}`));
const places = (letter: string, count: number) =>
  numbers(count).map((number) => ({ name: `${letter}${number}`, path: `/${letter}${number}/` }));

interface Counts {
  terms?: number;
  categories?: number;
  brands?: number;
  found?: number;
  totalCount?: number;
}
function suggestions({ terms = 0, categories = 0, brands = 0, found = 0, totalCount = found }: Counts): Suggestions {
  return {
    term: 'x',
    correctedTerm: null,
    terms: numbers(terms).map((number) => `t${number}`),
    categories: places('c', categories).map((place) => ({
      ...place,
      breadcrumb: [{ name: 'Top', path: '/top/' }, place],
    })),
    brands: places('b', brands),
    products: products(found),
    totalCount,
  };
}

function nameOf(entry: Entry): string {
  if (entry.kind === 'product') return entry.product.name;
  if (entry.kind === 'all') return `all ${entry.count} of ${entry.term}`;
  return 'term' in entry ? entry.term : entry.name;
}
const names = (groups: readonly Group[]) =>
  groups.map(({ name, entries }) => `${name}: ${entries.map(nameOf).join(' ')}`);
const count = (groups: readonly Group[]) => groups.flatMap(({ entries }) => entries).length;

const plenty = { terms: 6, categories: 6, brands: 6, found: 6, totalCount: 99 };

describe('suggestions', () => {
  test.each([
    [plenty, PANEL_LIMITS, 10, 'terms: t1 t2|categories: c1 c2|brands: b1|products: p1 p2 p3 p4|all: all 99 of x'],
    [plenty, SHEET_LIMITS, 8, 'terms: t1 t2|categories: c1|brands: b1|products: p1 p2 p3|all: all 99 of x'],
    [{ brands: 6, found: 6, totalCount: 9 }, SHEET_LIMITS, 8, 'brands: b1 b2 b3 b4|products: p1 p2 p3|all: all 9 of x'],
    [{ terms: 12 }, PANEL_LIMITS, 10, 'terms: t1 t2 t3 t4 t5 t6 t7 t8 t9 t10'],
    [{ found: 2 }, PANEL_LIMITS, 2, 'products: p1 p2'],
    [{}, PANEL_LIMITS, 0, ''],
  ])(
    '%j fills the places of %j with %i entries, terms, categories and brands first',
    (given, limits, entries, expected) => {
      const groups = suggestedGroups(suggestions(given), [], 'x', limits);
      expect([names(groups).join('|'), count(groups)]).toEqual([expected, entries]);
    },
  );

  test('leaves out the typed term, but not a corrected one', () => {
    const terms = ['dimmer switch', 'dimmer switches'];
    const typed = suggestedGroups({ ...suggestions({}), terms }, [], ' Dimmer Switch ', PANEL_LIMITS);
    expect(names(typed)).toEqual(['terms: dimmer switches']);
    const corrected = { ...suggestions({ found: 1, totalCount: 7 }), terms, correctedTerm: 'dimmer switch' };
    expect(names(suggestedGroups(corrected, [], 'dimer swich', PANEL_LIMITS))).toEqual([
      'terms: dimmer switch dimmer switches',
      'products: p1',
      'all: all 7 of dimmer switch',
    ]);
  });

  test('puts a product first when its SKU was typed', () => {
    const found = {
      ...suggestions({ terms: 1, totalCount: 2 }),
      products: [product('kensal', 'HB-KSL-D1'), product('other')],
    };
    const first = names(suggestedGroups(found, [], 'hbksl d1', PANEL_LIMITS));
    expect(first).toEqual(['products: kensal other', 'terms: t1']);
    expect(names(suggestedGroups(found, [], 'hbksl', PANEL_LIMITS))).toEqual(['terms: t1', 'products: kensal other']);
  });
});

describe('categories and pages that are named', () => {
  const match = (kind: SiteMatch['kind'], name: string): SiteMatch => {
    return { kind, name, path: `/${name}/`, parent: null, heading: null };
  };
  const matches = [match('CATEGORY', 'c3'), match('PAGE', 'help'), match('POST', 'post'), match('PAGE', 'more')];

  test.each([
    [plenty, SHEET_LIMITS, 'terms: t1|categories: c3|brands: b1|pages: help|products: p1 p2 p3|all: all 99 of x'],
    [{ categories: 4 }, PANEL_LIMITS, 'categories: c3 c1 c2 c4|pages: help post'],
  ])('take their places before others: %j', (given, limits, expected) => {
    const groups = suggestedGroups(suggestions(given), matches, 'x', limits);
    expect([names(groups).join('|'), count(groups) <= limits.entries]).toEqual([expected, true]);
  });
});

const departments = places('d', 9);
test.each([
  [['a', 'b'], products(6), PANEL_LIMITS, ['recent: a b', 'featured: p1 p2 p3 p4']],
  ['off' as const, products(6), SHEET_LIMITS, ['departments: d1 d2 d3 d4 d5 d6', 'featured: p1 p2']],
  [['a', 'b', 'c', 'd', 'e'], products(6), SHEET_LIMITS, ['recent: a b c d e', 'featured: p1 p2 p3']],
  [[], null, PANEL_LIMITS, ['departments: d1 d2 d3 d4 d5 d6']],
])('before typing: of %j', (recent, featured, limits, expected) =>
  expect(names(openingGroups(recent, departments, featured, limits))).toEqual(expected),
);

test.each([
  ['HB-KSL-D1', true],
  [' hb ksl d1 ', true],
  ['hb-ksl-d', false],
  ['', false],
])('%j is the SKU: %s', (typed, expected) => expect(isCodeOf(typed, { sku: 'HB-KSL-D1' })).toBe(expected));
