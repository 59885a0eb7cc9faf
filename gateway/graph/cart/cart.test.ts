import { beforeEach, describe, expect, test } from 'vitest';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { encodeId } from '../ids.rules.ts';

const gateway = useTestGateway();

const CART =
  'cart { quantity subtotal { incVat { pence } exVat { pence } } lines { id name quantity isModifier parentId } }';
const ADD = `mutation ($input: CartLineAddInput!) { result: cartLineAdd(input: $input) { ... on CartLineAddPayload { ${CART} line { id quantity } } ... on UserError { code message } ... on MaximumStockError { maximumQuantity } } }`;
const UPDATE = `mutation ($input: CartLineUpdateInput!) { result: cartLineUpdate(input: $input) { ... on CartLineUpdatePayload { cart { quantity } line { quantity } } ... on UserError { code } } }`;
const REMOVE = `mutation ($input: CartLineRemoveInput!) { result: cartLineRemove(input: $input) { ... on CartLineRemovePayload { ${CART} removedLineIds } ... on UserError { code } } }`;

interface Result {
  cart: { quantity: number; lines: object[] };
  line: { id: string; quantity: number };
  removedLineIds: string[];
}

const send = async (mutation: string, input: object) =>
  (await gateway.data<{ result: Result }>(mutation, { input })).result;
const product = (path: string) => encodeId('Product', path);

test('a cart is new for a caller whose token has expired', async () => {
  const isNew = async () => (await gateway.data<{ cart: { isNew: boolean } }>('{ cart { isNew } }')).cart.isNew;
  expect(await isNew()).toBe(true);
  await send(ADD, { productId: product('/lamp-1/') });
  expect(await isNew()).toBe(false);
  gateway.forget();
  expect(await isNew()).toBe(true);
});

test('a line is added to, changed up to the stock, and removed in part, then whole', async () => {
  await send(ADD, { productId: product('/lamp-1/'), quantity: 2 });
  const { cart, line } = await send(ADD, { productId: product('/lamp-1/'), quantity: 1 });
  expect(line.quantity).toBe(3);
  expect(cart).toMatchObject({ quantity: 3, subtotal: { exVat: { pence: 3 * 1001 }, incVat: { pence: 3 * 1201 } } });
  const lineId = line.id;
  expect(await send(UPDATE, { lineId, quantity: 50 })).toMatchObject({
    line: { quantity: 50 },
    cart: { quantity: 50 },
  });
  expect(await send(UPDATE, { lineId, quantity: 51 })).toEqual({ code: 'MAXIMUM_STOCK' });
  expect(await send(REMOVE, { lineId, quantity: 49 })).toMatchObject({ cart: { quantity: 1 }, removedLineIds: [] });
  expect(await send(REMOVE, { lineId })).toMatchObject({ cart: { quantity: 0 }, removedLineIds: [lineId] });
});

test('another shopper can neither see nor change a line', async () => {
  const lineId = (await send(ADD, { productId: product('/lamp-1/'), quantity: 2 })).line.id;
  gateway.forget();
  await send(ADD, { productId: product('/lamp-2/') });
  for (const change of [await send(UPDATE, { lineId, quantity: 1 }), await send(REMOVE, { lineId })])
    expect(change).toEqual({ code: 'CART_LINE_NOT_FOUND' });
  expect(await gateway.data('query ($id: ID!) { node(id: $id) { id } }', { id: lineId })).toEqual({ node: null });
});

const TOTALS =
  'query ($method: DeliveryMethod!, $postcode: String) { cart { totals(method: $method, postcode: $postcode) { __typename ... on CartTotals { goods { incVat { pence } } delivery { incVat { pence } } total { incVat { pence } } earliestDate dispatchAfterPayment { minimum maximum } } ... on UserError { code message } } } }';

test.each([
  [1, 1_201, 594],
  [6, 7_206, 0],
])(
  'without a postcode, %i of a product costs %i with %i for delivery to the mainland',
  async (quantity, goods, delivery) => {
    await send(ADD, { productId: product('/lamp-1/'), quantity });
    const amounts =
      '{ goods { incVat { pence } } delivery { incVat { pence } } total { incVat { pence } exVat { pence } } vat { pence } }';
    const { cart } = await gateway.data<{
      cart: { mainlandTotals: { vat: { pence: number }; total: { exVat: { pence: number } } } };
    }>(`{ cart { mainlandTotals ${amounts} } }`);
    const total = goods + delivery;
    expect(cart.mainlandTotals).toMatchObject({
      goods: { incVat: { pence: goods } },
      delivery: { incVat: { pence: delivery } },
      total: { incVat: { pence: total } },
    });
    expect(cart.mainlandTotals.total.exVat.pence + cart.mainlandTotals.vat.pence).toBe(total);
  },
);

describe('totals of a cart', () => {
  beforeEach(() => gateway.setTime('2026-11-23T10:00:00Z'));

  test.each<[string, Record<string, unknown>, object]>([
    [
      'Belfast',
      { method: 'ADDRESS', postcode: 'BT1 1AA' },
      { goods: { incVat: { pence: 2424 } }, delivery: { incVat: { pence: 2072 } }, total: { incVat: { pence: 4496 } } },
    ],
    [
      'Leeds',
      { method: 'ADDRESS', postcode: 'LS1 4DT' },
      {
        delivery: { incVat: { pence: 594 } },
        // A transfer is the only way to pay for it.
        earliestDate: null,
        dispatchAfterPayment: { minimum: 1, maximum: 1 },
      },
    ],
    [
      'a store',
      { method: 'COLLECTION' },
      { delivery: { incVat: { pence: 0 } }, total: { incVat: { pence: 2424 } }, earliestDate: '2026-11-24' },
    ],
    ['nowhere', { method: 'ADDRESS', postcode: 'nowhere' }, { code: 'INVALID_POSTCODE', message: 'Invalid postcode' }],
    [
      'the forces',
      { method: 'ADDRESS', postcode: 'BF1 0AX' },
      { code: 'POSTCODE_NOT_SERVED', message: 'We don’t deliver to BFPO.' },
    ],
    ['an address without a postcode', { method: 'ADDRESS' }, { code: 'INVALID_POSTCODE' }],
  ])('to %s', async (_, variables, totals) => {
    await send(ADD, { productId: product('/lamp-10/'), quantity: 2 });
    expect(await gateway.data(TOTALS, variables)).toMatchObject({ cart: { totals } });
  });
});
