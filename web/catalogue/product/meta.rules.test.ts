import { expect, test } from 'vitest';
import { testCharges } from '@storefront/domain/delivery/charges.fixture.ts';
import { USUAL_DISPATCH } from '@storefront/domain/delivery/dates.rules.ts';
import { LEGAL_RETURNS } from '@storefront/domain/shop-text/returns.rules.ts';
import { plainText, productData, type DescribedProduct, type DescribedVariant } from './meta.rules.ts';

const SCHEMA = 'https://schema.org';

const price = (pence: number) => ({ incVat: { pence } });
const unitPricing = { measure: 2.5, baseMeasure: 0.1, unit: 'LITRE' };
const referenceQuantity = { value: 2.5, unitCode: 'LTR', valueReference: { value: 0.1, unitCode: 'LTR' } };

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
  dispatch: { ...USUAL_DISPATCH, awaitsTransfer: false },
  returns: LEGAL_RETURNS,
  stores: [1],
};

const dataOf = (more: Partial<DescribedProduct> = {}) => productData({ ...product, ...more }, shop);
const first = (more: Partial<DescribedProduct> = {}) => dataOf(more)[0] as Record<string, unknown>;

test('cuts a long text between words', () => {
  const text = plainText(`<p>${'lantern '.repeat(40)}</p>`);
  expect(text.length).toBeLessThanOrEqual(156);
  expect(text.endsWith('lantern…')).toBe(true);
});

test('has pictures by absolute URLs, ratings with their count and the end of a sale, but nothing unknown', () => {
  const priceValidUntil = '2030-01-31T23:59:00.000Z';
  const image = { url: '/images/1280/a.webp' };
  expect(first({ priceValidUntil, image, rating: { average: 4.5, count: 2 } })).toMatchObject({
    offers: { priceValidUntil },
    image: 'https://shop.example/images/1280/a.webp',
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
  const plain = first({ brand: null, rating: { average: null, count: 0 } });
  expect(Object.keys(plain).toSorted()).toEqual(['@id', '@type', 'description', 'name', 'offers', 'sku', 'url']);
  expect(plain.offers).not.toHaveProperty('priceValidUntil');
});

test('describes a product without variants as an offer with its price inc VAT, delivery and returns', () => {
  const [described, ...shared] = dataOf();
  expect(shared).toEqual([]);
  expect(described).toMatchObject({
    '@id': 'https://shop.example/bari/#product',
    name: 'Bari',
    brand: { name: 'Astro' },
    sku: 'HD-1',
    offers: {
      price: '12.00',
      priceSpecification: { price: '12.00', valueAddedTaxIncluded: true },
      availability: `${SCHEMA}/LimitedAvailability`,
      itemCondition: `${SCHEMA}/NewCondition`,
      shippingDetails: [
        {
          '@id': 'https://shop.example/#delivery-uk-mainland-5.94-1',
          shippingRate: { value: '5.94', currency: 'GBP' },
          shippingDestination: [{ addressCountry: 'GB' }],
          deliveryTime: { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 1, maxValue: 1 } },
        },
        { shippingDestination: [{ addressCountry: 'IM' }] },
        { shippingDestination: [{ addressCountry: 'JE' }, { addressCountry: 'GG' }] },
      ],
      hasMerchantReturnPolicy: {
        merchantReturnDays: 14,
        merchantReturnLink: 'https://shop.example/shipping-returns/',
      },
    },
  });
});

test('describes variants as a group, each with its address, picture, price and stock, and what they share once', () => {
  const [group, ...shared] = dataOf({
    energyClass: 'E',
    image: { url: '/images/1280/a.webp' },
    variants: [
      variant('Satin Brass', { price: { ...price(1_899), unitPricing }, image: { url: '/images/1280/b.webp' } }),
      variant('Matt Black', {
        price: price(7_500),
        priceValidUntil: '2030-01-31T23:59:00.000Z',
        stock: { status: 'MADE_TO_ORDER' },
        leadTime: 'TO_ORDER',
        selectedOptions: Object.entries({ Colour: 'Matt Black', Function: '2 Way' }).map(([name, value]) => ({
          name,
          value,
        })),
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
        hasEnergyConsumptionDetails: { hasEnergyEfficiencyCategory: `${SCHEMA}/EUEnergyEfficiencyCategoryE` },
        offers: { price: '18.99', priceSpecification: { referenceQuantity }, availability: `${SCHEMA}/InStock` },
      },
      {
        color: 'Matt Black',
        additionalProperty: [{ name: 'Function', value: '2 Way' }],
        image: 'https://shop.example/images/1280/a.webp',
        offers: {
          price: '75.00',
          priceValidUntil: '2030-01-31T23:59:00.000Z',
          availability: `${SCHEMA}/InStock`,
          shippingDetails: expect.arrayContaining([{ '@id': 'https://shop.example/#delivery-uk-mainland-0.00-7' }]),
          hasMerchantReturnPolicy: { '@id': 'https://shop.example/#returns' },
        },
      },
    ],
  });
  expect(group).not.toHaveProperty('offers');
  expect(group).not.toHaveProperty('sku');
  const deliveries = Array.from({ length: 3 }, () => 'OfferShippingDetails');
  expect(shared.map((thing) => thing['@type'])).toEqual([...deliveries, 'MerchantReturnPolicy', ...deliveries]);
});

test.each([
  ['no variants', []],
  ['variants', [variant('Brass'), variant('Chrome')]],
])('names no delivery charge of a product with %s where the shop has deliveries of its own', (_, variants) => {
  const data = JSON.stringify(productData({ ...product, variants }, { ...shop, delivery: null }));
  expect(data).toContain('hasMerchantReturnPolicy');
  expect(data).not.toContain('shippingDetails');
});

test('names no delivery time where goods wait for a bank transfer', () => {
  const data = JSON.stringify(productData(product, { ...shop, dispatch: { ...shop.dispatch, awaitsTransfer: true } }));
  expect(data).toContain('shippingRate');
  expect(data).not.toContain('deliveryTime');
});

test('counts free delivery by the price of the lowest quantity', () => {
  const charge = (more: Partial<DescribedProduct>) =>
    (first(more) as { offers: { shippingDetails: { shippingRate: { value: string } }[] } }).offers.shippingDetails[0]
      ?.shippingRate.value;
  const charges = [charge({}), charge({ minimumQuantity: 6 }), charge({ price: price(60_000) })];
  expect(charges).toEqual(['5.94', '0.00', '0.00']);
});

test('names the age of its buyers', () => {
  expect(first({ minimumAge: 18 })).toMatchObject({ audience: { requiredMinAge: 18 } });
  expect(first()).not.toHaveProperty('audience');
});

test.each([
  ['5061234500013', true],
  ['2012345678903', false],
])('has the GTIN %s: %s', (gtin, expected) => expect('gtin' in first({ gtin })).toBe(expected));

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
