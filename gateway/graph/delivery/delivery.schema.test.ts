import { beforeEach, describe, expect, test } from 'vitest';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { mutationOf } from '../../testing/mutation-of.ts';
import { encodeId } from '../ids.rules.ts';

const THRESHOLD = 6_900;
const gateway = useTestGateway();

const ESTIMATE = `__typename
  ... on UserError { code message }
  ... on DeliveryEstimate {
    postcode zone { code name } cost { incVat { pence } exVat { pence } } isFree earliestDate latestDate
    remainingForFree { pence } estimatedOn
  }`;
const OF_PRODUCT = `query ($postcode: String, $productId: ID, $variantId: ID, $quantity: Int) {
  deliveryEstimate(postcode: $postcode, productId: $productId, variantId: $variantId, quantity: $quantity) {
    ${ESTIMATE}
  }
}`;
const OF_CART = `query ($postcode: String) { cart { delivery(postcode: $postcode) { ${ESTIMATE} } } }`;
const ADD = mutationOf('cartLineAdd', 'cart { quantity }');

const idOf = (path: string) => encodeId('Product', path);
const estimate = async (variables: object) =>
  (await gateway.data<{ deliveryEstimate: object | null }>(OF_PRODUCT, { ...variables })).deliveryEstimate;
const cartDelivery = async (postcode: string | null) =>
  (await gateway.data<{ cart: { delivery: object | null } }>(OF_CART, { postcode })).cart.delivery;
const invalid = { __typename: 'InvalidPostcodeError', code: 'INVALID_POSTCODE', message: 'Invalid postcode' };
const BFPO = 'We don’t deliver to BFPO.';
const notServed = { __typename: 'PostcodeNotServedError', code: 'POSTCODE_NOT_SERVED', message: BFPO };

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

  test('is free from the threshold, for the quantity', async () => {
    const product = { productId: idOf('/lamp-1/') };
    expect(await estimate({ ...product, quantity: 5 })).toMatchObject({
      remainingForFree: { pence: THRESHOLD - 6_005 },
    });
    expect(await estimate({ ...product, quantity: 6 })).toMatchObject({ isFree: true, cost: { incVat: { pence: 0 } } });
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

  test.each([
    ['a product that is not there', { productId: idOf('/nowhere/') }],
    [
      'a variant of another product',
      { productId: idOf('/finished/'), variantId: encodeId('Variant', '/lamp-1/#1001') },
    ],
    ['what cannot be bought', { productId: idOf('/withdrawn/') }],
  ])('is null for %s', async (_, variables) => {
    expect(await estimate(variables)).toBeNull();
  });

  test('refuses an invalid postcode without a call', async () => {
    expect(await estimate({ postcode: 'nowhere', productId: idOf('/lamp-1/') })).toEqual(invalid);
    expect(gateway.calls).toEqual([]);
  });

  test.each([0, 10_000])('refuses a quantity of %i with BAD_USER_INPUT', async (quantity) => {
    const { errors } = await gateway.ask(OF_PRODUCT, { productId: idOf('/lamp-1/'), quantity });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });
});

describe('Cart.delivery', () => {
  const add = (path: string, quantity: number) => gateway.data(ADD, { input: { productId: idOf(path), quantity } });

  test('is that of all lines, and costs the cart’s two calls', async () => {
    for (const id of [1, 2, 3, 4, 5, 6]) await add(`/lamp-${id}/`, 1);
    expect(await cartDelivery('SW1A 1AA')).toMatchObject({
      postcode: 'SW1A 1AA',
      isFree: true,
      remainingForFree: null,
      earliestDate: '2026-11-25',
    });
    expect(gateway.calls.toSorted()).toEqual(['GET /cart', 'POST /get_products_from_blog_url_list']);
  });

  test('is null for an empty cart and costs no call', async () => {
    expect(await cartDelivery('SW1A 1AA')).toBeNull();
    expect(gateway.calls).toEqual([]);
  });

  test.each([
    ['nowhere', invalid],
    ['BF1 0AX', notServed],
  ])('refuses the postcode %s', async (postcode, refusal) => {
    await add('/lamp-1/', 1);
    expect(await cartDelivery(postcode)).toEqual(refusal);
  });
});

const productAt = async (path: string) =>
  (
    await gateway.data<{ product: { leadTime: string | null; variants: { leadTime: string }[] } }>(
      'query ($path: String!) { product(path: $path) { leadTime variants { leadTime } } }',
      { path },
    )
  ).product;

test.each([
  ['/bespoke/', 'TO_ORDER', []],
  ['/finished/', 'STANDARD', ['STANDARD', 'TO_ORDER']],
  ['/withdrawn/', null, []],
])('leadTime of %s is %s, of its variants %j', async (path, expected, ofVariants) => {
  const { leadTime, variants } = await productAt(path);
  expect([leadTime, variants.map((variant) => variant.leadTime)]).toEqual([expected, ofVariants]);
});
