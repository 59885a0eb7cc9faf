import { USUAL_DISPATCH } from '@storefront/domain/delivery/dates.rules.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleConfig } from '@storefront/config/config.ts';
import { costTo, datesTo } from '@storefront/domain/delivery/estimate.rules.ts';
import { knownLeadTime } from '@storefront/domain/delivery/lead-time.rules.ts';
import { destinationOf } from '@storefront/domain/delivery/zone.rules.ts';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { encodeId } from '../ids.rules.ts';

const { delivery } = sampleConfig();
const THRESHOLD = 6_900;
const gateway = useTestGateway();

const ESTIMATE = `__typename
  ... on DeliveryEstimate { postcode zone { code name } cost { incVat { pence } exVat { pence } } isFree earliestDate latestDate remainingForFree { pence } estimatedOn }
  ... on UserError { code message }`;
const OF_PRODUCT = `query ($postcode: String, $productId: ID, $variantId: ID, $quantity: Int) { deliveryEstimate(postcode: $postcode, productId: $productId, variantId: $variantId, quantity: $quantity) { ${ESTIMATE} } }`;
const OF_CART = `query ($postcode: String) { cart { delivery(postcode: $postcode) { ${ESTIMATE} } } }`;
const ADD =
  'mutation ($input: CartLineAddInput!) { cartLineAdd(input: $input) { ... on CartLineAddPayload { cart { quantity } } ... on UserError { message } } }';

const idOf = (path: string) => encodeId('Product', path);
const estimate = async (variables: object) =>
  (await gateway.data<{ deliveryEstimate: object | null }>(OF_PRODUCT, { ...variables })).deliveryEstimate;
const cartDelivery = async (postcode: string | null) =>
  (await gateway.data<{ cart: { delivery: object | null } }>(OF_CART, { postcode })).cart.delivery;
const invalid = { __typename: 'InvalidPostcodeError', code: 'INVALID_POSTCODE', message: 'Invalid postcode' };

beforeEach(() => gateway.setTime('2026-11-24T12:59:59Z'));

describe('deliveryEstimate', () => {
  test('returns every field for a product in one call', async () => {
    expect(await estimate({ postcode: 'bt1 5gs', productId: idOf('/lamp-1/') })).toEqual({
      __typename: 'DeliveryEstimate',
      postcode: 'BT1 5GS',
      zone: { code: 'NORTHERN_IRELAND', name: 'Northern Ireland' },
      cost: { incVat: { pence: 2072 }, exVat: { pence: 1727 } },
      isFree: false,
      earliestDate: '2026-11-26',
      latestDate: '2026-11-26',
      remainingForFree: null,
      estimatedOn: '2026-11-24',
    });
    expect(gateway.calls).toEqual(['POST /get_products_from_blog_url_list']);
  });

  test('counts from the next day after the 13:00 London cut-off', async () => {
    gateway.setTime('2026-11-24T13:00:00Z');
    expect(await estimate({ productId: idOf('/lamp-1/') })).toMatchObject({ earliestDate: '2026-11-26' });
    gateway.setTime('2026-06-30T11:59:59Z');
    expect(await estimate({ productId: idOf('/lamp-1/') })).toMatchObject({ earliestDate: '2026-07-01' });
    gateway.setTime('2026-06-30T12:00:00Z');
    expect(await estimate({ productId: idOf('/lamp-1/') })).toMatchObject({ earliestDate: '2026-07-02' });
  });

  test('defaults to goods in stock and UK Mainland, and costs no call', async () => {
    const expected = {
      postcode: null,
      zone: { code: 'UK_MAINLAND', name: 'UK Mainland' },
      cost: { incVat: { pence: 594 }, exVat: { pence: 495 } },
      earliestDate: '2026-11-25',
      remainingForFree: null,
    };
    expect(await estimate({})).toMatchObject(expected);
    expect(gateway.calls).toEqual([]);
  });

  test.each([
    [1, { isFree: false, remainingForFree: { pence: 5699 } }],
    [5, { isFree: false, cost: { incVat: { pence: 594 }, exVat: { pence: 495 } }, remainingForFree: { pence: 895 } }],
    [6, { isFree: true, cost: { incVat: { pence: 0 }, exVat: { pence: 0 } }, remainingForFree: null }],
  ])('cost and free delivery of %i at £12.01', async (quantity, expected) => {
    expect(await estimate({ postcode: 'SW1A1AA', productId: idOf('/lamp-1/'), quantity })).toMatchObject(expected);
    expect(await estimate({ postcode: 'IM1 1JB', productId: idOf('/lamp-1/'), quantity })).toMatchObject({
      isFree: false,
      remainingForFree: null,
    });
  });

  test('uses the price and stock of the variant', async () => {
    const product = { productId: idOf('/finished/') };
    expect(await estimate({ ...product, variantId: encodeId('Variant', '/finished/#1001') })).toMatchObject({
      remainingForFree: { pence: THRESHOLD - 2400 },
      earliestDate: '2026-11-25',
      latestDate: '2026-11-25',
    });
    expect(await estimate({ ...product, variantId: encodeId('Variant', '/finished/#1002') })).toMatchObject({
      remainingForFree: { pence: THRESHOLD - 3000 },
      earliestDate: '2026-11-27',
      latestDate: '2026-12-03',
    });
  });

  test.each(['/bespoke/', '/gone/'])('has a range of dates for %s, which counts working days', async (path) => {
    expect(await estimate({ productId: idOf(path) })).toMatchObject({
      earliestDate: '2026-11-27',
      latestDate: '2026-12-03',
    });
    // Monday 30 November is St Andrew's Day, a bank holiday in Scotland.
    expect(await estimate({ productId: idOf(path), postcode: 'ZE1 0AA' })).toMatchObject({
      earliestDate: '2026-12-01',
      latestDate: '2026-12-04',
    });
  });

  test.each([
    ['a product that is not there', { productId: idOf('/nowhere/') }],
    ['junk', { productId: '💡' }],
    [
      'a variant of another product',
      { productId: idOf('/finished/'), variantId: encodeId('Variant', '/lamp-1/#1001') },
    ],
    ['what cannot be bought', { productId: idOf('/withdrawn/') }],
  ])('is null for %s', async (_, variables) => {
    expect(await estimate(variables)).toBeNull();
  });

  test.each(['', 'nowhere', 'SW1A', 'QQ1 1AA', '1'.repeat(10_000)])(
    'refuses the postcode %j without a call',
    async (postcode) => {
      expect(await estimate({ postcode, productId: idOf('/lamp-1/') })).toEqual(invalid);
      expect(gateway.calls).toEqual([]);
    },
  );

  test.each([0, -1, 10_000])('refuses a quantity of %i with BAD_USER_INPUT', async (quantity) => {
    const { errors } = await gateway.ask(OF_PRODUCT, { productId: idOf('/lamp-1/'), quantity });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });
});

describe('Cart.delivery', () => {
  const add = (path: string, quantity: number) => gateway.data(ADD, { input: { productId: idOf(path), quantity } });

  test('costs the cart’s two calls, whatever its length', async () => {
    for (const id of [1, 2, 3, 4]) await add(`/lamp-${id}/`, 1);
    expect(await cartDelivery('BT1 5GS')).toMatchObject({
      postcode: 'BT1 5GS',
      cost: { incVat: { pence: 2072 }, exVat: { pence: 1727 } },
      earliestDate: '2026-11-26',
    });
    expect(gateway.calls.toSorted()).toEqual(['GET /cart', 'POST /get_products_from_blog_url_list']);
  });

  test('becomes free at the threshold, on the UK mainland only', async () => {
    await add('/lamp-1/', 5);
    expect(await cartDelivery('SW1A 1AA')).toMatchObject({ isFree: false, remainingForFree: { pence: 895 } });
    await add('/lamp-1/', 1);
    expect(await cartDelivery('SW1A 1AA')).toMatchObject({ isFree: true, remainingForFree: null });
    expect(await cartDelivery(null)).toMatchObject({ isFree: true, postcode: null });
    expect(await cartDelivery('PO30 1AA')).toMatchObject({
      isFree: false,
      zone: { code: 'ISLE_OF_WIGHT' },
      cost: { incVat: { pence: 1547 } },
    });
  });

  test('has the dates of the slowest line', async () => {
    await add('/lamp-1/', 1);
    expect(await cartDelivery('SW1A 1AA')).toMatchObject({ earliestDate: '2026-11-25', latestDate: '2026-11-25' });
    await add('/bespoke/', 1);
    expect(await cartDelivery('SW1A 1AA')).toMatchObject({ earliestDate: '2026-11-27', latestDate: '2026-12-03' });
  });

  test('is null for an empty cart and costs no call', async () => {
    expect(await cartDelivery('SW1A 1AA')).toBeNull();
    expect(gateway.calls).toEqual([]);
  });

  test('refuses an invalid postcode', async () => {
    await add('/lamp-1/', 1);
    expect(await cartDelivery('nowhere')).toEqual(invalid);
  });

  test('says that a valid postcode is not delivered to', async () => {
    await add('/lamp-1/', 1);
    expect(await cartDelivery('BF1 0AX')).toEqual({
      __typename: 'PostcodeNotServedError',
      code: 'POSTCODE_NOT_SERVED',
      message: 'We don’t deliver to BFPO.',
    });
  });
});

test('deliveryZones lists the charges and costs no call', async () => {
  const { deliveryZones } = await gateway.data<{ deliveryZones: object[] }>(
    '{ deliveryZones { name charge { incVat { pence } } freeFrom { pence } transitDays } }',
  );
  expect(deliveryZones).toEqual([
    {
      name: 'UK Mainland',
      charge: { incVat: { pence: 594 } },
      freeFrom: { pence: THRESHOLD },
      transitDays: 1,
    },
    { name: 'Scottish Highlands', charge: { incVat: { pence: 1547 } }, freeFrom: null, transitDays: 2 },
    { name: 'Scottish Islands', charge: { incVat: { pence: 2072 } }, freeFrom: null, transitDays: 2 },
    { name: 'Northern Ireland', charge: { incVat: { pence: 2072 } }, freeFrom: null, transitDays: 2 },
    { name: 'Isle of Wight', charge: { incVat: { pence: 1547 } }, freeFrom: null, transitDays: 2 },
    { name: 'Isle of Man', charge: { incVat: { pence: 2072 } }, freeFrom: null, transitDays: 2 },
    { name: 'Channel Islands', charge: { incVat: { pence: 2200 } }, freeFrom: null, transitDays: 2 },
  ]);
  expect(gateway.calls).toEqual([]);
});

describe('leadTime', () => {
  const OF_PRODUCT_AT =
    'query ($path: String!) { product(path: $path) { id leadTime price { incVat { pence } } variants { id leadTime price { incVat { pence } } } } }';
  interface Priced {
    id: string;
    leadTime: string | null;
    price: { incVat: { pence: number } };
  }
  const productAt = async (path: string) =>
    (await gateway.data<{ product: Priced & { variants: Priced[] } }>(OF_PRODUCT_AT, { path })).product;

  test.each([
    ['/lamp-1/', 'STANDARD', []],
    ['/bespoke/', 'TO_ORDER', []],
    ['/gone/', 'TO_ORDER', []],
    ['/withdrawn/', null, []],
    ['/finished/', 'STANDARD', ['STANDARD', 'TO_ORDER']],
  ])('of %s is %s, of its variants %j', async (path, expected, ofVariants) => {
    const { leadTime, variants } = await productAt(path);
    expect([leadTime, variants.map((variant) => variant.leadTime)]).toEqual([expected, ofVariants]);
  });

  test('costs the cart’s two calls for all its lines', async () => {
    for (const path of ['/lamp-1/', '/lamp-2/', '/bespoke/'])
      await gateway.data(ADD, { input: { productId: idOf(path), quantity: 1 } });
    expect(await gateway.data('{ cart { lines { leadTime } } }')).toEqual({
      cart: { lines: [{ leadTime: 'STANDARD' }, { leadTime: 'STANDARD' }, { leadTime: 'TO_ORDER' }] },
    });
    expect(gateway.calls.toSorted()).toEqual(['GET /cart', 'POST /get_products_from_blog_url_list']);
  });

  const postcodes = [null, 'LS1 4DT', 'EH1 1YZ', 'IV2 3BW', 'PA67 6DH', 'BT1 5GS', 'PO30 1AA', 'IM1 1JB', 'JE2 3QA'];
  const times = ['2026-03-27T12:59:59Z', '2026-04-02T12:00:00Z', '2026-10-24T22:59:59Z', '2026-12-24T13:00:00Z'];

  test.each(times)('the lead time and price suffice to compute the estimate in the storefront, at %s', async (time) => {
    gateway.setTime(time);
    for (const path of ['/lamp-1/', '/lamp-20/', '/finished/', '/bespoke/', '/gone/']) {
      const product = await productAt(path);
      for (const item of [product, ...product.variants]) {
        for (const postcode of postcodes) {
          const place = destinationOf(postcode, delivery);
          const leadTime = knownLeadTime(item.leadTime);
          if (!place || !leadTime) throw new Error(`nothing is delivered to ${postcode ?? 'nowhere'}`);
          const { cost, remainingForFree, zone } = costTo(place, { incVat: item.price.incVat.pence }, delivery);
          const { earliest, latest, estimatedOn } = datesTo(place, [leadTime], new Date(time), USUAL_DISPATCH);
          const variantId = item === product ? null : item.id;
          expect(await estimate({ postcode, productId: product.id, variantId })).toMatchObject({
            zone: { code: zone },
            cost: { incVat: { pence: cost.incVat }, exVat: { pence: cost.exVat } },
            remainingForFree: remainingForFree === null ? null : { pence: remainingForFree },
            earliestDate: earliest,
            latestDate: latest,
            estimatedOn,
          });
        }
      }
    }
  });
});
