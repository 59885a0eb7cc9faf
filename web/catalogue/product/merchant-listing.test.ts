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
    ['made to order', { stock: { status: 'MADE_TO_ORDER' }, leadTime: 'TO_ORDER' }],
    ['back-ordered, used', { stock: { status: 'BACKORDER' }, condition: 'REFURBISHED', leadTime: null }],
    ['what cannot be bought', { stock: { status: 'UNAVAILABLE' }, leadTime: null }],
    ['a pre-order', { stock: { status: 'PREORDER', expectedOn: '2030-01-01' }, condition: 'USED', leadTime: null }],
    ['a status of a later release', { stock: { status: 'RESERVED' }, condition: 'AS_NEW', leadTime: 'SOMETIME' }],
    ['one variant', { variants: [variant('Brass')] }],
    ['variants', { variants: two }],
    [
      'variants that differ in nothing that the vocabulary names',
      {
        variants: two.map((one) => ({ ...one, sku: '', selectedOptions: [{ name: 'Function', value: one.sku }] })),
      },
    ],
    ['hundreds of variants', { variants: Array.from({ length: 600 }, (_, index) => variant(`Colour ${index}`)) }],
  ])('%s', (_, more) => expect(faultsOfListing(dataOf(more))).toEqual([]));

  test.each<[string, (group: Record<string, unknown>) => object, string]>([
    ['an unknown property', (group) => ({ ...group, colour: 'red' }), 'ProductGroup'],
    ['an empty name', (group) => ({ ...group, name: '' }), 'ProductGroup/name'],
    ['no variants', (group) => ({ ...group, hasVariant: [] }), 'ProductGroup/hasVariant'],
    ['a missing address', (group) => ({ ...group, url: undefined }), 'ProductGroup/url'],
  ])('but not %s', (_, broken, place) => {
    const [group, ...others] = dataOf({ variants: two });
    expect(faultsOfListing([broken(group as Record<string, unknown>), ...others]).join('\n')).toContain(place);
  });

  test.each<[string, (offer: Record<string, unknown>) => object, string]>([
    [
      'a price without VAT',
      (offer) => ({
        ...offer,
        priceSpecification: { ...(offer.priceSpecification as object), valueAddedTaxIncluded: false },
      }),
      '/priceSpecification',
    ],
    ['a price in words', (offer) => ({ ...offer, price: 'from £18.99' }), '/price'],
    ['another currency', (offer) => ({ ...offer, priceCurrency: '£' }), '/priceCurrency'],
    [
      'an availability that it does not read',
      (offer) => ({ ...offer, availability: 'https://schema.org/MadeToOrder' }),
      '/availability',
    ],
    ['a day in place of a time', (offer) => ({ ...offer, priceValidUntil: '31/01/2030' }), '/priceValidUntil'],
    ['no delivery', (offer) => ({ ...offer, shippingDetails: [] }), '/shippingDetails'],
    ['no returns', (offer) => ({ ...offer, hasMerchantReturnPolicy: undefined }), 'hasMerchantReturnPolicy'],
  ])('but not an offer with %s', (_, broken, place) => {
    const product = first();
    const thing: object = { ...product, offers: broken(product.offers as Record<string, unknown>) };
    const faults = faultsOfListing([thing]).join('\n');
    expect(faults).toMatch(new RegExp(`^Product/offers.*${place}`, 'm'));
  });

  test('but not a reference to nothing', () => {
    expect(faultsOfListing(dataOf({ variants: two }).slice(0, 1))).toContainEqual(
      expect.stringContaining('#returns is not described'),
    );
  });
});
