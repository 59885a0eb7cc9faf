import { expect, test } from 'vitest';
import { product, smallCatalogue } from './catalogue.fixture.ts';
import { unitPricingOf } from './unit-pricing.rules.ts';

const { variants } = smallCatalogue.products.find(({ id }) => id === 100) ?? product(1);
const held = (measure?: string) => (measure === undefined ? {} : { unitPricing: { measure } });

test.each([
  ['1 m', '3 m', '5 m', '3 m'],
  [undefined, '3 m', undefined, undefined],
  [undefined, undefined, '5 m', '5 m'],
])('with variants of %j and, cheaper, of %j, and itself of %j, the price is for %j', (dear, cheap, own, measure) => {
  const both = variants.slice(0, 2).map((one, index) => ({ ...one, price: 9 - index, ...held([dear, cheap][index]) }));
  expect(unitPricingOf(product(1, { ...held(own), variants: both }))?.measure).toBe(measure);
});
