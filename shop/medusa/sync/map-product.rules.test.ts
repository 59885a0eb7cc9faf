import { expect, test } from 'vitest';
import type { FeedProduct } from '@storefront/import/feed.rules.ts';
import type { MedusaProduct, MedusaVariantAnswer } from './answers.ts';
import { priceOf, productOf, variantOf } from './fake-medusa.fixture.ts';
import { mapProduct } from './map-product.rules.ts';

const one = (more: Partial<MedusaVariantAnswer>): Partial<MedusaProduct> => ({
  variants: [variantOf('a-1', 'Brass', 12, more)],
});
const two = (more: Partial<MedusaVariantAnswer>): Partial<MedusaProduct> => ({
  variants: [variantOf('a-1', 'Brass', 12, more), variantOf('a-2', 'Chrome', 10)],
});
const reduced = (listType: 'sale' | 'override') => one({ calculated_price: priceOf(9, { regular: 12, listType }) });
const map = (more: Partial<MedusaProduct>, brandField: string | null = null) =>
  mapProduct(productOf('a', more), brandField);

test.each<[string, Partial<MedusaProduct>, Partial<FeedProduct>]>([
  ['its key, name, handle and code', one({}), { key: 'medusa:prod_a', name: 'Lamp a', slug: 'lamp-a', sku: 'A-1' }],
  ['its collection as brand', {}, { brand: 'pcol_brass' }],
  ['a product without a collection', { collection_id: null }, { brand: '' }],
  ['its categories by id', { categories: [{ id: 'x' }, { id: 'y' }] }, { categoryPaths: [['x'], ['y']] }],
  ['the lowest price, in centipence', two({}), { price: 100_000 }],
  ['a barcode, else EAN, else UPC', one({ barcode: ' ', ean: '5012345678900', upc: '1' }), { gtin: '5012345678900' }],
  ['a sale price list over the regular price', reduced('sale'), { price: 120_000, sale: { price: 90_000 } }],
  ['an override, which is no sale', reduced('override'), { price: 90_000, sale: undefined }],
  ['a retail price', { metadata: { retail_price: '14.99' } }, { retailPrice: 149_900, fields: [] }],
  ['a measure', { metadata: { unit_pricing_measure: '3 m' } }, { unitPricing: { measure: '3 m' }, fields: [] }],
  ['a retail price that is none', { metadata: { retail_price: 'free' } }, { retailPrice: 0 }],
  ['stock of one variant', one({ inventory_quantity: 7 }), { tracking: 'product', inventoryLevel: 7, variants: [] }],
  ['oversold stock as none', one({ inventory_quantity: -3 }), { inventoryLevel: 0 }],
  ['back-orders as never out of stock', one({ allow_backorder: true }), { tracking: 'none' }],
  ['unmanaged stock as never out of stock', one({ manage_inventory: false }), { tracking: 'none' }],
  ['the variant’s weight where there is no other', { weight: null, ...one({ weight: 99 }) }, { weightGrams: 99 }],
  [
    'custom fields and plain metadata, but not the retailer’s own',
    { metadata: { custom_fields: { 'IP Rating': 'IP44', Bad: { a: 1 } }, dimmable: true, _cost: 3, list: [1] } },
    {
      fields: [
        { name: 'IP Rating', value: 'IP44' },
        { name: 'Dimmable', value: 'Yes' },
      ],
    },
  ],
  [
    'documents by kind, in the order of the page, and no other addresses',
    {
      metadata: {
        documents: {
          declaration: 'https://files.example/doc.pdf',
          datasheet: 'https://files.example/data.pdf',
          installation: 'javascript:alert(1)',
          brochure: 'https://files.example/brochure.pdf',
        },
      },
    },
    {
      fields: [],
      files: {
        documents: [
          { kind: 'datasheet', name: 'Datasheet', url: 'https://files.example/data.pdf' },
          { kind: 'declaration', name: 'Declaration of conformity', url: 'https://files.example/doc.pdf' },
        ],
      },
    },
  ],
  [
    'a thumbnail that is no picture of its own, first',
    { thumbnail: 'https://images.example/t.jpg' },
    { images: ['t', 'a'].map((name) => ({ url: `https://images.example/${name}.jpg`, description: '' })) },
  ],
  ['no picture of a script', { thumbnail: 'javascript:alert(1)', images: [] }, { images: [] }],
  ['plain text as paragraphs', { description: 'One\n\nTwo <3' }, { descriptionHtml: '<p>One</p><p>Two &lt;3</p>' }],
])('maps %s', (_, more, expected) => {
  const mapped = map(more);
  expect(mapped.kind === 'product' && mapped.product).toMatchObject(expected);
});

test('maps options in the product’s order, variants by rank, and names their ids', () => {
  const options = (gang: string, finish: string) => [
    { option_id: 'opt_gang', value: gang },
    { option_id: 'opt_finish', value: finish },
  ];
  const mapped = map({
    options: [
      { id: 'opt_finish', title: 'Finish' },
      { id: 'opt_gang', title: 'Gang' },
    ],
    variants: [
      variantOf('a-2', 'x', 12, { variant_rank: 1, options: options('2 Gang', 'Brass') }),
      variantOf('a-1', 'x', 10, { options: options('1 Gang', 'Brass').toReversed() }),
    ],
  });
  expect(mapped).toMatchObject({ kind: 'product', variantIds: ['variant_a-1', 'variant_a-2'] });
  expect(mapped.kind === 'product' && mapped.product.variants[1]?.options).toEqual([
    { name: 'Finish', value: 'Brass' },
    { name: 'Gang', value: '2 Gang' },
  ]);
});

test('maps the brand of a metadata field', () => {
  expect(map({ metadata: { maker: 'Northlight' } }, 'maker')).toMatchObject({
    product: { brand: 'Northlight', fields: [] },
  });
});

test('leaves out and notes a variant without a price in the region', () => {
  expect(map(two({ calculated_price: null }))).toMatchObject({
    variantIds: ['variant_a-2'],
    notes: ['“Lamp a”: 1 of its variants have no price in the region and are not sold'],
  });
});

test.each<[string, Partial<MedusaProduct>]>([
  ['has no variants', { variants: [] }],
  ['has no price in the region', one({ calculated_price: null })],
  ['is a gift card', { is_giftcard: true }],
  ['has a tax rate of 5 % instead of 20 %', one({ calculated_price: priceOf(10.5, { rate: 1.05 }) })],
  ['has a price without VAT', one({ calculated_price: { ...priceOf(10), is_calculated_price_tax_inclusive: false } })],
  ['has no tax rate', one({ calculated_price: { ...priceOf(10), calculated_amount_with_tax: null } })],
  ['has no price above 0', one({ calculated_price: priceOf(0) })],
  ['is priced in EUR', one({ calculated_price: { ...priceOf(10), currency_code: 'eur' } })],
  ['has several variants that differ in nothing', { variants: [variantOf('a-1', '', 10), variantOf('a-2', '', 12)] }],
])('sells no product that %s', (reason, more) => {
  expect(map(more)).toEqual({ kind: 'off-sale', reason: `The product “Lamp a” ${reason}` });
});
