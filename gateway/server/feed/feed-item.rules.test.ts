import { USUAL_DISPATCH } from '@storefront/domain/delivery/dates.rules.ts';
import { expect, test } from 'vitest';
import { testCharges } from '@storefront/domain/delivery/charges.fixture.ts';
import { productRecord, variantRecord } from '../../testing/records.ts';
import { toDetail } from '../../graph/product/rest/record.rest.ts';
import { feedItems, type FeedFacts, type FeedItem } from './feed-item.rules.ts';
import { itemsIn } from './feed-items.fixture.ts';
import { feedItemXml } from './feed-xml.rules.ts';

const facts: FeedFacts = {
  publicUrl: 'https://shop.example',
  delivery: testCharges,
  dispatch: { ...USUAL_DISPATCH, awaitsTransfer: false },
  madeToOrderCategoryId: 4157,
  madeToOrderBrandIds: [],
  now: () => new Date('2029-12-31T12:00:00Z'),
  allowsImage: (source) => source.startsWith('/drawings/'),
};
const itemsOf = (more: Record<string, unknown>, slug = 'lamp') =>
  feedItems(toDetail(productRecord(slug, more) as never, false), facts);
const variants = [
  variantRecord(21, 'Satin Brass', { image_url: '/drawings/brass.svg', inventory_level: 0 }),
  variantRecord(22, 'Matt Black, Ribbed', { calculated_price: 40, sku: '' }),
];

test('a product is one item, inc VAT', () => {
  expect(itemsOf({ gtin: '5061234500013', weight: 1.25 })).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      groupId: null,
      title: 'The lamp',
      description: 'Solid brass.',
      link: 'https://shop.example/lamp/',
      imageLink: 'https://shop.example/images/1280/drawings/a.svg.webp',
      additionalImageLinks: ['https://shop.example/images/1280/drawings/b.svg.webp'],
      isInStock: true,
      awaited: null,
      condition: 'new',
      handlingDays: null,
      price: 2_999,
      sale: null,
      quantity: 1,
      unitPricing: null,
      delivery: 594,
      brand: 'Astro',
      gtin: '5061234500013',
      mpn: expect.stringMatching(/^SKU-/),
      productType: 'Lighting',
      color: null,
      size: null,
      material: null,
      weightGrams: 1_250,
      energyClass: 'E',
    },
  ]);
});

test.each([
  [{ unit_pricing_measure: '250 cm', unit_pricing_base_measure: '10 cm' }, '2.5 m', '10 cm'],
  [{ minimum_quantity: 8 }, '8 ct', '1 ct'],
  [{ minimum_quantity: 2, unit_pricing_measure: '750 ml' }, '1.5 l', '1 l'],
])('the measure of %o is %s by %s', (more, measure, base) => {
  const [item] = itemsIn(`<rss xmlns:g="x">${itemsOf(more).map(feedItemXml).join('')}</rss>`);
  expect(item?.get('g:unit_pricing_measure')).toEqual([measure]);
  expect(item?.get('g:unit_pricing_base_measure')).toEqual([base]);
});

test('several variants are one item each, with the address, picture, stock and price of the variant', () => {
  const items = itemsOf({ variants, inventory_tracking: 'variant', gtin: '5061234500013' });
  const [product] = itemsOf({});
  expect(items).toMatchObject([
    {
      id: `${product?.id}-21`,
      groupId: product?.id,
      title: 'The lamp, Satin Brass',
      link: 'https://shop.example/lamp/?finish=satin-brass',
      imageLink: 'https://shop.example/images/1280/drawings/brass.svg.webp',
      isInStock: false,
      price: 2_400,
      delivery: 594,
      gtin: null,
      mpn: 'V-21',
      color: 'Satin Brass',
    },
    {
      id: `${product?.id}-22`,
      link: 'https://shop.example/lamp/?finish=matt-black-ribbed',
      isInStock: true,
      price: 4_800,
      mpn: null,
      color: 'Matt Black/Ribbed',
    },
  ]);
});

test('a single variant is the product itself, at its own address', () => {
  expect(itemsOf({ variants: [variants[0]], sku: '' })).toMatchObject([
    { groupId: null, link: 'https://shop.example/lamp/', mpn: 'V-21', price: 2_999 },
  ]);
});

test.each<[string, Record<string, unknown>]>([
  ['off sale', { availability: 'disabled' }],
  ['without a price', { calculated_price: null }],
  ['with variants, off sale', { availability: 'disabled', variants }],
])('a product %s is not listed', (_, more) => {
  expect(itemsOf(more)).toEqual([]);
});

test('a variant without a price is not listed', () => {
  const items = itemsOf({ variants: [variants[0], { ...variants[1], calculated_price: 0 }] });
  expect(items.map(({ title }) => title)).toEqual(['The lamp, Satin Brass']);
});

const MIDNIGHT = 'T00:00:00.000Z';
test.each<[string, Record<string, unknown>, Partial<FeedItem>]>([
  ['sold out', { inventory_level: 0 }, { isInStock: false, handlingDays: null }],
  [
    'a pre-order',
    { availability: 'preorder', available_on: '2030-01-01', condition: 'used' },
    { isInStock: false, awaited: { status: 'preorder', date: '2030-01-01' }, condition: 'used', handlingDays: null },
  ],
  [
    'a pre-order that is late',
    { availability: 'preorder', available_on: '2029-12-30' },
    { isInStock: false, awaited: null },
  ],
  ['a back-order without a date', { availability: 'backorder' }, { isInStock: false, awaited: null }],
  ['untracked stock', { inventory_tracking: 'none', inventory_level: 0 }, { isInStock: true }],
  ['made to order', { categories: [4157] }, { isInStock: true, handlingDays: { minimum: 3, maximum: 7 } }],
  ['a slow category', { categories: [38] }, { handlingDays: { minimum: 4, maximum: 4 } }],
  [
    'a sale that is on, at the price it replaces',
    { retail_price: 40, sale: { price: 24.99, regular_price: 40, starts_at: '2026-11-01', ends_at: '2026-12-01' } },
    { price: 4_800, sale: { price: 2_999, dates: { start: `2026-11-01${MIDNIGHT}`, end: `2026-12-01${MIDNIGHT}` } } },
  ],
  [
    'a sale to come that has no end',
    { sale: { price: 10, regular_price: 24.99, starts_at: '2030-01-01T00:00:00Z' } },
    { sale: { price: 1_200, dates: { start: `2030-01-01${MIDNIGHT}`, end: '2099-12-31T23:59:00.000Z' } } },
  ],
  [
    'a sale without dates',
    { sale: { price: 20, regular_price: 40 } },
    { price: 4_800, sale: { price: 2_400, dates: null } },
  ],
  ['a sale that costs more', { sale: { price: 30, regular_price: 24.99 } }, { price: 2_999, sale: null }],
  ['enough for free delivery', { calculated_price: 500 }, { price: 60_000, delivery: 0 }],
  [
    'a minimum quantity, at its own price',
    { minimum_quantity: 8, quantity_multiple: 5, price_breaks: [{ quantity: 10, price: 5 }] },
    { quantity: 10, price: 6_000, isInStock: true },
  ],
  ['less in stock than is sold', { minimum_quantity: 20 }, { isInStock: false }],
  ['a number of the shop’s own', { gtin: '2012345678903' }, { gtin: null }],
  ['no pictures that may be shown', { images: null }, { imageLink: null, additionalImageLinks: [] }],
  ['no description', { description: '' }, { description: 'The lamp' }],
  [
    'HTML',
    { description: '<style>p{}</style><p>5&nbsp;W &amp; <b>b</b>right</p><script>x()</script><ul><li>A<li>&lt;B&gt;' },
    { description: '5 W & bright A <B>' },
  ],
  ['a long name', { name: 'lamp '.repeat(100) }, { title: `${'lamp '.repeat(28)}lamp…` }],
  ['a trail', { breadcrumb: ['A', 'B'].map((name) => ({ name, url: '/a/' })) }, { productType: 'A > B' }],
])('the item of %s', (_, more, expected) => {
  expect(itemsOf(more)).toMatchObject([expected]);
});

test('the description keeps to its limit, whatever is sent', () => {
  const [item] = itemsOf({ description: `<p>${'<b>x</b>'.repeat(100_000)}${'<div>'.repeat(10_000)}` });
  expect(item?.description.length).toBeLessThanOrEqual(5_000);
});
