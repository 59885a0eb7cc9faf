import { expect, test } from 'vitest';
import { product, smallCatalogue } from './catalogue.fixture.ts';
import { unitPricingOf } from './unit-pricing.rules.ts';

const [variant] = smallCatalogue.products.flatMap(({ variants }) => variants);

test.each([
  ['', '5 m', '5 m'],
  ['1 m,3 m', '5 m', '3 m'],
  ['1 m,', undefined, undefined],
  [',', '5 m', '5 m'],
])('with variants of %j, each cheaper, and %j itself, the price of a product is for %j', (texts, own, expected) => {
  const unitPricing = (measure = '') => (measure === '' ? {} : { unitPricing: { measure } });
  const variants = texts === '' || !variant ? [] : texts.split(',');
  const sold = variants.map((text, index) => ({ ...variant, price: 9 - index, ...unitPricing(text) }) as never);
  expect(unitPricingOf(product(1, { ...unitPricing(own), variants: sold }))?.measure).toBe(expected);
});
