import { beforeEach, describe, expect, test } from 'vitest';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { mutationOf } from '../../testing/mutation-of.ts';
import { encodeId } from '../ids.rules.ts';

const gateway = useTestGateway();

const CART =
  'cart { quantity subtotal { incVat { pence } exVat { pence } } lines { id name quantity isModifier parentId } }';
const CODE = '... on UserError { code }';
const ADD = mutationOf('cartLineAdd', `${CART} line { id quantity }`, CODE);
const UPDATE = mutationOf('cartLineUpdate', 'cart { quantity } line { quantity }', CODE);
const REMOVE = mutationOf('cartLineRemove', `${CART} removedLineIds`, CODE);

interface Result {
  cart: { quantity: number; lines: object[] };
  line: { id: string; quantity: number };
  removedLineIds: string[];
}

const send = async (mutation: string, input: object) =>
  (await gateway.data<{ result: Result }>(mutation, { input })).result;
const product = (path: string) => encodeId('Product', path);

test('another shopper can neither see nor change a line', async () => {
  const lineId = (await send(ADD, { productId: product('/lamp-1/'), quantity: 2 })).line.id;
  gateway.forget();
  await send(ADD, { productId: product('/lamp-2/') });
  for (const change of [await send(UPDATE, { lineId, quantity: 1 }), await send(REMOVE, { lineId })])
    expect(change).toEqual({ code: 'CART_LINE_NOT_FOUND' });
  expect(await gateway.data('query ($id: ID!) { node(id: $id) { id } }', { id: lineId })).toEqual({ node: null });
});

const PENCE = '{ incVat { pence } exVat { pence } }';
const TOTALS = `goods ${PENCE} delivery ${PENCE} total ${PENCE} vat { pence } earliestDate
  dispatchAfterPayment { minimum maximum }`;

test('without a postcode, the totals are those of a delivery to the mainland', async () => {
  await send(ADD, { productId: product('/lamp-1/') });
  expect(await gateway.data(`{ cart { mainlandTotals { ${TOTALS} } } }`)).toMatchObject({
    cart: {
      mainlandTotals: {
        goods: { incVat: { pence: 1_201 } },
        delivery: { incVat: { pence: 594 } },
        total: { incVat: { pence: 1_795 }, exVat: { pence: 1_496 } },
        vat: { pence: 299 },
      },
    },
  });
});

describe('totals of a cart', () => {
  beforeEach(() => gateway.setTime('2026-11-23T10:00:00Z'));

  test.each<[string, Record<string, unknown>, object]>([
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
    ['BFPO', { method: 'ADDRESS', postcode: 'BF1 0AX' }, { code: 'POSTCODE_NOT_SERVED' }],
    ['an address without a postcode', { method: 'ADDRESS' }, { code: 'INVALID_POSTCODE' }],
  ])('to %s', async (_, variables, totals) => {
    await send(ADD, { productId: product('/lamp-10/'), quantity: 2 });
    const query = `query ($method: DeliveryMethod!, $postcode: String) {
      cart { totals(method: $method, postcode: $postcode) {
        ... on CartTotals { ${TOTALS} } ... on UserError { code message }
      } }
    }`;
    expect(await gateway.data(query, variables)).toMatchObject({ cart: { totals } });
  });
});
