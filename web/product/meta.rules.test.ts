import { expect, test } from 'vitest';
import { inScript, plainText, productData } from './meta.rules.ts';

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
};

test('one price is an offer', () => {
  expect(productData(product)).toMatchObject({ offers: { '@type': 'Offer', price: '12.00', priceCurrency: 'GBP', availability: 'https://schema.org/LimitedAvailability' } });
});

test('several prices are an offer from the lowest to the highest', () => {
  const priceRange = { ...product.priceRange, maximum: { incVat: { pence: 1899 } } };
  expect(productData({ ...product, priceRange })).toMatchObject({ offers: { '@type': 'AggregateOffer', lowPrice: '12.00', highPrice: '18.99' } });
});

test('no text ends the script element', () => {
  expect(inScript({ name: '</script><script>' })).not.toContain('<');
});
