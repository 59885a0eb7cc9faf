import { expect, test } from 'vitest';
import { plainText, productData } from './meta.rules.ts';

test.each([
  ['<p>A <strong>brass</strong> switch.</p><p>Made&nbsp;in&nbsp;Derby.</p>', 'A brass switch. Made in Derby.'],
  ['Fish &amp; chips &lt;3', 'Fish & chips <3'],
  ['&amp;lt;', '&lt;'],
  ['', ''],
])('%s reads %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('a long text is cut between words', () => {
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
  variantCount: 2,
  rating: null,
};
const shop = { name: 'Lamps', url: 'https://shop.example' };

test('one price is an offer', () => {
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

test('several prices are an offer from the lowest to the highest', () => {
  const priceRange = { ...product.priceRange, maximum: { incVat: { pence: 1899 } } };
  expect(productData({ ...product, priceRange }, shop)).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: '12.00', highPrice: '18.99', offerCount: 2 },
  });
});

test('a product without a brand names none', () => {
  expect(productData(product, shop)).toMatchObject({ brand: { '@type': 'Brand', name: 'Astro' } });
  expect(productData({ ...product, brand: { name: '' } }, shop)).not.toHaveProperty('brand');
});

test.each([
  ['nobody knows', null],
  ['there is no review', { average: null, count: 0 }],
])('no stars where %s', (_, rating) => {
  expect(productData({ ...product, rating }, shop)).not.toHaveProperty('aggregateRating');
});

test('stars come with how many gave them', () => {
  expect(productData({ ...product, rating: { average: 4.5, count: 2 } }, shop)).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
});

test('a picture has a whole address, wherever it is', () => {
  expect(productData({ ...product, image: { url: '/images/1280/a.webp' } }, shop)).toMatchObject({
    image: 'https://shop.example/images/1280/a.webp',
  });
});
