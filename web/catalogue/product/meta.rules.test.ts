import { USUAL_DISPATCH } from '@storefront/domain/delivery/dates.rules.ts';
import { describe, expect, test } from 'vitest';
import { LEGAL_RETURNS } from '@storefront/domain/shop-text/returns.rules.ts';
import { testCharges } from '@storefront/domain/delivery/charges.fixture.ts';
import { faultsOfListing } from './merchant-listing.fixture.ts';
import { plainText, productData, type DescribedProduct, type DescribedVariant } from './meta.rules.ts';

test('cuts a long text between words', () => {
  const text = plainText(`<p>${'lantern '.repeat(40)}</p>`);
  expect(text.length).toBeLessThanOrEqual(156);
  expect(text.endsWith('lantern…')).toBe(true);
});

const price = (pence: number) => ({ incVat: { pence } });
const product: DescribedProduct = {
  entityId: 7,
  name: 'Bari',
  sku: 'HD-1',
  path: '/bari/',
  description: 'A pendant.',
  brand: { name: 'Astro' },
  image: null,
  price: price(1_200),
  stock: { status: 'LOW_STOCK' },
  leadTime: 'STANDARD',
  condition: 'NEW',
  minimumQuantity: 1,
  variants: [],
  rating: null,
};
const variant = (finish: string, more: Partial<DescribedVariant> = {}): DescribedVariant => ({
  sku: `V-${finish}`,
  price: price(1_200),
  stock: { status: 'IN_STOCK' },
  leadTime: 'STANDARD',
  selectedOptions: [{ name: 'Finish', value: finish }],
  ...more,
});
const shop = {
  name: 'Lamps',
  url: 'https://shop.example',
  delivery: testCharges,
  dispatch: USUAL_DISPATCH,
  returns: LEGAL_RETURNS,
  stores: [1],
};
const dataOf = (more: Partial<DescribedProduct> = {}) => productData({ ...product, ...more }, shop);
const first = (more: Partial<DescribedProduct> = {}) => dataOf(more)[0] as Record<string, unknown>;

test('describes a product without variants as an offer with its price inc VAT, delivery and returns', () => {
  expect(dataOf()).toEqual([
    {
      '@type': 'Product',
      '@id': 'https://shop.example/bari/#product',
      url: 'https://shop.example/bari/',
      name: 'Bari',
      brand: { '@type': 'Brand', name: 'Astro' },
      description: 'A pendant.',
      sku: 'HD-1',
      offers: {
        '@type': 'Offer',
        price: '12.00',
        priceCurrency: 'GBP',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '12.00',
          priceCurrency: 'GBP',
          valueAddedTaxIncluded: true,
        },
        url: 'https://shop.example/bari/',
        availability: 'https://schema.org/LimitedAvailability',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: 'Lamps' },
        shippingDetails: [
          {
            '@type': 'OfferShippingDetails',
            '@id': 'https://shop.example/#delivery-uk-mainland-5.94-1',
            shippingLabel: 'UK Mainland',
            shippingRate: { '@type': 'MonetaryAmount', value: '5.94', currency: 'GBP' },
            shippingDestination: [{ '@type': 'DefinedRegion', addressCountry: 'GB' }],
            deliveryTime: {
              '@type': 'ShippingDeliveryTime',
              handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
              transitTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 1, unitCode: 'DAY' },
            },
          },
          expect.objectContaining({ shippingDestination: [{ '@type': 'DefinedRegion', addressCountry: 'IM' }] }),
          expect.objectContaining({
            shippingDestination: ['JE', 'GG'].map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
          }),
        ],
        hasMerchantReturnPolicy: expect.objectContaining({
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'GB',
          merchantReturnDays: 14,
          merchantReturnLink: 'https://shop.example/shipping-returns/',
        }),
      },
    },
  ]);
});

test('describes variants as a group, each with its address, picture, price and stock, and what they share once', () => {
  const [group, ...shared] = dataOf({
    energyClass: 'E',
    image: { url: '/images/1280/a.webp' },
    variants: [
      variant('Satin Brass', { price: price(1_899), image: { url: '/images/1280/b.webp' } }),
      variant('Matt Black', {
        price: price(7_500),
        priceValidUntil: '2030-01-31T23:59:00.000Z',
        stock: { status: 'MADE_TO_ORDER' },
        leadTime: 'TO_ORDER',
        selectedOptions: [
          { name: 'Colour', value: 'Matt Black' },
          { name: 'Function', value: '2 Way' },
        ],
      }),
    ],
  });
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '7',
    variesBy: ['https://schema.org/color'],
    hasVariant: [
      {
        name: 'Bari, Satin Brass',
        sku: 'V-Satin Brass',
        color: 'Satin Brass',
        url: 'https://shop.example/bari/?finish=satin-brass',
        image: 'https://shop.example/images/1280/b.webp',
        hasEnergyConsumptionDetails: {
          hasEnergyEfficiencyCategory: 'https://schema.org/EUEnergyEfficiencyCategoryE',
        },
        offers: { price: '18.99', availability: 'https://schema.org/InStock' },
      },
      {
        color: 'Matt Black',
        additionalProperty: [{ name: 'Function', value: '2 Way' }],
        image: 'https://shop.example/images/1280/a.webp',
        offers: {
          price: '75.00',
          priceValidUntil: '2030-01-31T23:59:00.000Z',
          availability: 'https://schema.org/InStock',
          shippingDetails: expect.arrayContaining([{ '@id': 'https://shop.example/#delivery-uk-mainland-0.00-7' }]),
          hasMerchantReturnPolicy: { '@id': 'https://shop.example/#returns' },
        },
      },
    ],
  });
  expect(group).not.toHaveProperty('offers');
  expect(group).not.toHaveProperty('sku');
  expect(shared.map((thing) => thing['@type'])).toEqual([
    ...Array.from({ length: 3 }, () => 'OfferShippingDetails'),
    'MerchantReturnPolicy',
    ...Array.from({ length: 3 }, () => 'OfferShippingDetails'),
  ]);
});

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

test('hundreds of variants describe their deliveries once', () => {
  const variants = Array.from({ length: 600 }, (_, index) => variant(`Colour ${index}`));
  expect(dataOf({ variants })).toHaveLength(5);
});

test.each([
  ['no variants', []],
  ['variants', [variant('Brass'), variant('Chrome')]],
])('names no delivery charge of a product with %s where the shop has deliveries of its own', (_, variants) => {
  const data = JSON.stringify(productData({ ...product, variants }, { ...shop, delivery: null }));
  expect(data).toContain('hasMerchantReturnPolicy');
  expect(data).not.toContain('shippingDetails');
});

test('counts free delivery by the price of the lowest quantity', () => {
  const charge = (more: Partial<DescribedProduct>) =>
    (first(more) as { offers: { shippingDetails: { shippingRate: { value: string } }[] } }).offers.shippingDetails[0]
      ?.shippingRate.value;
  expect([charge({}), charge({ minimumQuantity: 6 }), charge({ price: price(60_000) })]).toEqual([
    '5.94',
    '0.00',
    '0.00',
  ]);
});

test('says until when a sale’s price is valid', () => {
  const priceValidUntil = '2030-01-31T23:59:00.000Z';
  expect(first({ priceValidUntil })).toMatchObject({ offers: { priceValidUntil } });
  expect(first().offers).not.toHaveProperty('priceValidUntil');
});

test.each([
  ['5061234500013', true],
  ['5061234500014', false],
  ['2012345678903', false],
  ['n/a', false],
])('has the GTIN %s: %s', (gtin, expected) => expect('gtin' in first({ gtin })).toBe(expected));

test('leaves the brand out for a product without one', () => {
  expect(first({ brand: null })).not.toHaveProperty('brand');
});

test.each([
  ['nobody knows', null],
  ['there is no review', { average: null, count: 0 }],
])('has no rating when %s', (_, rating) => {
  expect(first({ rating })).not.toHaveProperty('aggregateRating');
});

test('gives a rating with its number of reviews', () => {
  expect(first({ rating: { average: 4.5, count: 2 } })).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
});

test('gives pictures absolute URLs', () => {
  expect(first({ image: { url: '/images/1280/a.webp' } })).toMatchObject({
    image: 'https://shop.example/images/1280/a.webp',
  });
});

test.each([
  ['PREORDER', '2030-01-01', 'USED', 'PreOrder', 'UsedCondition'],
  ['BACKORDER', '2030-01-01', 'REFURBISHED', 'BackOrder', 'RefurbishedCondition'],
])('%s of %s that is %s is %s', (status, expectedOn, condition, availability, itemCondition) =>
  expect(first({ stock: { status, expectedOn }, condition })).toMatchObject({
    offers: {
      availability: `https://schema.org/${availability}`,
      availabilityStarts: expectedOn,
      itemCondition: `https://schema.org/${itemCondition}`,
    },
  }),
);
