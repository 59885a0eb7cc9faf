import { expect, test } from 'vitest';
import { CART_TOKEN, serveCart } from '../../testing/fake-cart.ts';
import { openFakeGraph } from '../../testing/fake-graph.ts';
import { cartItemRecord } from '../../testing/records.ts';

const CARDS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const ESTIMATE = '{ ... on DeliveryEstimate { earliestDate dispatchAfterPayment { minimum maximum } } }';
const TOTALS = '{ ... on CartTotals { earliestDate dispatchAfterPayment { minimum maximum } } }';
const QUERY = `{
  shop { dispatch { awaitsTransfer } }
  banners { promotion { message } }
  deliveryEstimate ${ESTIMATE}
  cart {
    delivery ${ESTIMATE}
    delivered: totals(method: ADDRESS, postcode: "LS1 4DT") ${TOTALS}
    collected: totals(method: COLLECTION) ${TOTALS}
  }
}`;

test.each([
  ['a bank transfer', {}],
  ['a card', CARDS],
])('where a delivery can be paid by %s, %j, a day is promised as it can be kept', async (_, cards) => {
  const day = '2026-11-25';
  const graph = await openFakeGraph(
    { SHOP_DIR: 'shop/sample-catalogue/shop', ...cards },
    () => new Date('2026-11-24T12:59:59Z'),
  );
  serveCart(graph.shop, [cartItemRecord(1, 'plain', 1)]);
  const awaitsTransfer = cards !== CARDS;
  const days = { minimum: 1, maximum: 1 };
  const estimate = { earliestDate: day, dispatchAfterPayment: awaitsTransfer ? days : null };
  expect((await graph.ask(QUERY, {}, CART_TOKEN)).data).toEqual({
    shop: { dispatch: { awaitsTransfer } },
    banners: {
      promotion: {
        message: awaitsTransfer
          ? 'In stock? Dispatched the working day after your transfer arrives'
          : 'In stock? Order before 1 pm on a working day for same-day dispatch',
      },
    },
    deliveryEstimate: estimate,
    cart: {
      delivery: estimate,
      delivered: { earliestDate: awaitsTransfer ? null : day, dispatchAfterPayment: days },
      collected: { earliestDate: day, dispatchAfterPayment: days },
    },
  });
});
