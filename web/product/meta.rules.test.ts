import { expect, test } from 'vitest';
import { plainText, productData } from './meta.rules.ts';

test('cuts a long text between words', () => {
  const text = plainText(`<p>${'lantern '.repeat(40)}</p>`);
  expect(text.length).toBeLessThanOrEqual(156);
  expect(text.endsWith('lantern…')).toBe(true);
});

const product = {
  name: 'Bari',
  sku: 'HD-1',
  path: '/bari/',
  description: 'A pendant.',
  brand: { name: 'Astro' },
  image: null,
  priceRange: { minimum: { incVat: { pence: 1200 } }, maximum: { incVat: { pence: 1200 } } },
  stock: { status: 'LOW_STOCK' },
  condition: 'NEW',
  variantCount: 2,
  rating: null,
};
const shop = { name: 'Lamps', url: 'https://shop.example' };

test('describes one price as an offer', () => {
  expect(productData(product, shop)).toMatchObject({
    offers: {
      '@type': 'Offer',
      price: '12.00',
      url: 'https://shop.example/bari/',
      priceCurrency: 'GBP',
      availability: 'https://schema.org/LimitedAvailability',
    },
  });
});

test('says until when a sale’s price is valid', () => {
  const priceValidUntil = '2030-01-31T23:59:00.000Z';
  expect(productData({ ...product, priceValidUntil }, shop)).toMatchObject({ offers: { priceValidUntil } });
  expect(productData(product, shop).offers).not.toHaveProperty('priceValidUntil');
});

test('describes several prices as an aggregate offer', () => {
  const priceRange = { ...product.priceRange, maximum: { incVat: { pence: 1899 } } };
  expect(productData({ ...product, priceRange }, shop)).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: '12.00', highPrice: '18.99', offerCount: 2 },
  });
});

test('leaves the brand out for a product without one', () => {
  expect(productData(product, shop)).toMatchObject({ brand: { '@type': 'Brand', name: 'Astro' } });
  expect(productData({ ...product, brand: null }, shop)).not.toHaveProperty('brand');
});

test.each([
  ['nobody knows', null],
  ['there is no review', { average: null, count: 0 }],
])('has no rating when %s', (_, rating) => {
  expect(productData({ ...product, rating }, shop)).not.toHaveProperty('aggregateRating');
});

test('gives a rating with its number of reviews', () => {
  expect(productData({ ...product, rating: { average: 4.5, count: 2 } }, shop)).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
});

test('gives pictures absolute URLs', () => {
  expect(productData({ ...product, image: { url: '/images/1280/a.webp' } }, shop)).toMatchObject({
    image: 'https://shop.example/images/1280/a.webp',
  });
});

test.each([
  ['PREORDER', '2030-01-01', 'USED', 'PreOrder', 'UsedCondition'],
  ['BACKORDER', '2030-01-01', 'REFURBISHED', 'BackOrder', 'RefurbishedCondition'],
])('%s of %s that is %s is %s', (status, expectedOn, condition, availability, itemCondition) =>
  expect(productData({ ...product, stock: { status, expectedOn }, condition }, shop)).toMatchObject({
    offers: {
      availability: `https://schema.org/${availability}`,
      availabilityStarts: expectedOn,
      itemCondition: `https://schema.org/${itemCondition}`,
    },
  }),
);
