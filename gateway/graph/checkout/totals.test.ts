import { beforeEach, describe, expect, test } from 'vitest';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { encodeId } from '../ids.rules.ts';

const gateway = useTestGateway();

const ADD = 'mutation ($input: CartLineAddInput!) { cartLineAdd(input: $input) { __typename } }';
const TOTALS =
  'query ($method: DeliveryMethod!, $postcode: String) { cart { totals(method: $method, postcode: $postcode) { __typename ... on CartTotals { goods { incVat { pence } } delivery { incVat { pence } } total { incVat { pence } } earliestDate dispatchAfterPayment { minimum maximum } } ... on UserError { code message } } } }';

const add = (path: string, quantity = 1) =>
  gateway.data(ADD, { input: { productId: encodeId('Product', path), quantity } });

beforeEach(() => gateway.setTime('2026-11-23T10:00:00Z'));

test.each([
  [1, 1_201, 594],
  [6, 7_206, 0],
])(
  'without a postcode, %i of a product costs %i with %i for delivery to the mainland',
  async (quantity, goods, delivery) => {
    await add('/lamp-1/', quantity);
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
    await add('/lamp-10/', 2);
    expect(await gateway.data(TOTALS, variables)).toMatchObject({ cart: { totals } });
  });
});
