import { describe, expect, test } from 'vitest';
import { faultsOfListing } from './merchant-listing.fixture.ts';
import { dataOf, first, variant } from './described-product.fixture.ts';
import type { DescribedProduct } from './meta.rules.ts';

describe('Google’s merchant listings take', () => {
  const two = [variant('Brass'), variant('Steel')];
  test.each<[string, Partial<DescribedProduct>]>([
    ['a product', {}],
    [
      'everything that can be known of it',
      {
        gtin: '5061234500013',
        energyClass: 'A',
        image: { url: '/a.webp' },
        rating: { average: 4.5, count: 2 },
        priceValidUntil: '2030-01-31T23:59:00.000Z',
        minimumQuantity: 10,
      },
    ],
    ['a product of which little is known', { brand: null, description: '', sku: '', leadTime: null }],
    ['a pre-order', { stock: { status: 'PREORDER', expectedOn: '2030-01-01' }, condition: 'USED', leadTime: null }],
    ['a status of a later release', { stock: { status: 'RESERVED' }, condition: 'AS_NEW', leadTime: 'SOMETIME' }],
    [
      'variants that differ in nothing that the vocabulary names',
      {
        variants: two.map((one) => ({ ...one, sku: '', selectedOptions: [{ name: 'Function', value: one.sku }] })),
      },
    ],
    ['hundreds of variants', { variants: Array.from({ length: 600 }, (_, index) => variant(`Colour ${index}`)) }],
  ])('%s', (_, more) => expect(faultsOfListing(dataOf(more))).toEqual([]));

  test('but not an unknown property, an empty name or an offer without VAT', () => {
    const product = first();
    const offers = product.offers as { priceSpecification: object };
    const exVat = { ...offers, priceSpecification: { ...offers.priceSpecification, valueAddedTaxIncluded: false } };
    const broken: object = { ...product, colour: 'red', name: '', offers: exVat };
    const faults = faultsOfListing([broken]).join('\n');
    for (const place of ['Product: ', 'Product/name: ', 'Product/offers/priceSpecification'])
      expect(faults).toContain(place);
  });

  test('but not a reference to nothing', () => {
    expect(faultsOfListing(dataOf({ variants: two }).slice(0, 1))).toContainEqual(
      expect.stringContaining('#returns is not described'),
    );
  });
});
