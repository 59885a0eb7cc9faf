import { beforeEach, expect, test } from 'vitest';
import { CART_TOKEN, serveCart } from '../../testing/fake-cart.ts';
import { openFakeGraph, useFakeGraph, type FakeGraph } from '../../testing/fake-graph.ts';
import { mutationOf } from '../../testing/mutation-of.ts';
import { cartItemRecord } from '../../testing/records.ts';

const CAPABILITIES = 'exclude_fields,limit,test_orders,verbatim,with_filters';
const OPTIONS = [
  { id: 'so_1', name: 'Standard', price_inc_vat: 4.95, earliest_date: '2026-11-25', latest_date: '2026-11-27' },
  { id: 'so_2', name: 'Next working day', price_inc_vat: 9.99 },
];
const DISCOUNTS = [{ name: 'Autumn sale', amount_inc_vat: 6 }];

let options: unknown;
let sent: Record<string, unknown> | null = null;
let checkoutAnswer: { status: number; body: object };

const CARDS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

const usual = useFakeGraph(CARDS);

function serve(graph: FakeGraph) {
  const cart = serveCart(graph.shop, [cartItemRecord(1, 'lamp', 2)]);
  graph.shop.on('GET /cart', () => ({ body: { cart: { items: cart.items, discounts: DISCOUNTS } } }));
  graph.shop.on('GET /delivery_options', ({ query }) => {
    expect([query.get('token'), query.get('postcode')]).toEqual([CART_TOKEN, 'BT1 1AA']);
    return { body: options };
  });
  graph.shop.on('POST /checkout', ({ body }) => {
    sent = body as Record<string, unknown>;
    return checkoutAnswer;
  });
}
beforeEach(async () => {
  serve(usual);
  options = OPTIONS;
  sent = null;
  checkoutAnswer = { status: 409, body: { code: 'cart_changed' } };
  await announce(`${CAPABILITIES},delivery_options`);
});

/** A shop announces with every answer. */
async function announce(capabilities: string, graph = usual) {
  graph.shop.announces = capabilities;
  await graph.ask('{ cart { isEmpty } }', {}, CART_TOKEN);
}

const PRICE = '{ incVat { pence } exVat { pence } }';
const TOTALS = `__typename ... on UserError { code message }
  ... on CartTotals {
    goods ${PRICE} delivery ${PRICE} discounts { name amount ${PRICE} } total ${PRICE} vat { pence }
    deliveryOption { optionId } earliestDate latestDate dispatchAfterPayment { minimum }
  }`;
const QUERY = `query ($option: ID) { cart {
  subtotal ${PRICE} discounts { name amount ${PRICE} }
  deliveryOptions(postcode: "bt11aa") { optionId name price ${PRICE} earliestDate latestDate }
  totals(method: ADDRESS, postcode: "bt11aa", deliveryOptionId: $option) { ${TOTALS} }
} }`;

const ask = async (option?: string, graph = usual) => {
  const { data, errors, calls } = await graph.ask(QUERY, { option }, CART_TOKEN);
  return { cart: (data as { cart: Record<string, object> }).cart, errors, calls };
};

test('offers the shop’s deliveries, and takes the first where none is chosen', async () => {
  const { cart, calls } = await ask();
  const dates = { earliestDate: '2026-11-25', latestDate: '2026-11-27' };
  expect(cart).toMatchObject({
    subtotal: { incVat: { pence: 5_998 } },
    discounts: [{ name: 'Autumn sale', amount: { incVat: { pence: 600 }, exVat: { pence: 500 } } }],
    deliveryOptions: [
      { optionId: 'so_1', name: 'Standard', price: { incVat: { pence: 495 }, exVat: { pence: 413 } }, ...dates },
      { optionId: 'so_2', price: { incVat: { pence: 999 } }, earliestDate: null, latestDate: null },
    ],
    totals: {
      goods: { incVat: { pence: 5_998 } },
      delivery: { incVat: { pence: 495 } },
      total: { incVat: { pence: 5_998 + 495 - 600 }, exVat: { pence: 4_998 + 413 - 500 } },
      vat: { pence: 5_893 - 4_911 },
      deliveryOption: { optionId: 'so_1' },
      ...dates,
      dispatchAfterPayment: null,
    },
  });
  expect(calls).toEqual(['GET /cart', 'POST /get_products_from_blog_url_list', 'GET /delivery_options']);
});

test('charges the chosen delivery, and promises no date that the shop does not', async () => {
  expect((await ask('so_2')).cart.totals).toMatchObject({
    delivery: { incVat: { pence: 999 } },
    total: { incVat: { pence: 5_998 + 999 - 600 } },
    deliveryOption: { optionId: 'so_2' },
    earliestDate: null,
  });
});

const BEFORE_POSTCODE = `{
  deliveryZones { code }
  shop { freeDeliveryThreshold { pence } }
  deliveryEstimate(postcode: "LS1 4DT") { __typename }
  cart {
    mainlandTotals { total ${PRICE} }
    delivery(postcode: "LS1 4DT") { __typename }
    totals(method: COLLECTION) { ${TOTALS} }
  }
}`;

test('promises no charge and no date of our zones, where the shop has deliveries of its own', async () => {
  const { data } = await usual.ask(BEFORE_POSTCODE, {}, CART_TOKEN);
  expect(data).toEqual({
    deliveryZones: [],
    shop: { freeDeliveryThreshold: { pence: expect.toSatisfy((pence: number) => pence > 1e9) } },
    deliveryEstimate: null,
    cart: {
      mainlandTotals: null,
      delivery: null,
      totals: expect.objectContaining({
        delivery: { incVat: { pence: 0 }, exVat: { pence: 0 } },
        total: { incVat: { pence: 5_998 - 600 }, exVat: { pence: 4_998 - 500 } },
        earliestDate: null,
        dispatchAfterPayment: null,
      }),
    },
  });
});

test('the first page after a start waits until the shop has announced what it does', async () => {
  const fresh = await openFakeGraph({}, undefined, { isNew: true });
  fresh.shop.announces = 'delivery_options';
  expect((await fresh.ask('{ deliveryZones { code } }')).data).toEqual({ deliveryZones: [] });
});

test('says that the shop does not deliver there when it offers nothing', async () => {
  options = [];
  const { cart } = await ask();
  const refusal = { code: 'POSTCODE_NOT_SERVED', message: 'We don’t deliver to BT1 1AA.' };
  expect(cart).toMatchObject({ deliveryOptions: [], totals: refusal });
});

test('the zones’ charge counts for a shop that announces no options', async () => {
  await announce(CAPABILITIES);
  const { cart, calls } = await ask();
  expect(cart).toMatchObject({
    deliveryOptions: null,
    totals: { delivery: { incVat: { pence: 2_072 } }, deliveryOption: null, dispatchAfterPayment: { minimum: 1 } },
  });
  expect(calls).toEqual(['GET /cart', 'POST /get_products_from_blog_url_list']);
});

test('an answer with a price that is none is a failure, not a free delivery', async () => {
  options = [{ id: 'a', name: 'A', price_inc_vat: 'free' }];
  const { errors } = await ask();
  expect(errors.map(({ path }) => path)).toContainEqual(['cart', 'deliveryOptions']);
});

const COMPLETE = mutationOf(
  'checkoutComplete',
  `order { discounts { name amount ${PRICE} } total ${PRICE} vat { pence } delivery { optionName } }`,
  `__typename ... on UserError { message } ... on InvalidFieldsError { fields { field message } }
    ... on CartChangedError { changes { kind name agreed { pence } now { pence } } }`,
);
const address = { address1: '1 High Street', city: 'Belfast', postcode: 'bt11aa' };
let keys = 0;
const complete = async (optionId: string | null, expectedTotal: number | null) => {
  const contact = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', phone: '+44 20 7946 0123' };
  const delivery = { method: 'ADDRESS', address, optionId };
  const idempotencyKey = `key-of-order-${++keys}`;
  const input = { idempotencyKey, contact, delivery, paymentMethod: 'BANK_TRANSFER', expectedTotal };
  return (await usual.ask(COMPLETE, { input }, CART_TOKEN)).data as { result: Record<string, unknown> };
};

test('an order names the delivery, its charge, the discounts and the total that were agreed', async () => {
  checkoutAnswer = {
    status: 201,
    body: {
      id: 'o-1',
      number: 'ORD-100001',
      access_key: 'the-key-of-it',
      placed_at: '2026-11-21T10:00:00Z',
      status: 'awaiting_payment',
      contact: {},
      items: [cartItemRecord(1, 'lamp', 2)],
      discounts: DISCOUNTS,
      delivery: { method: 'address', cost: 8.325, option_name: 'Next working day' },
      payment_method: 'bank_transfer',
    },
  };
  expect(await complete('so_2', 5_998 + 999 - 600)).toMatchObject({
    result: {
      order: {
        discounts: [{ name: 'Autumn sale', amount: { incVat: { pence: 600 }, exVat: { pence: 500 } } }],
        total: { incVat: { pence: 6_397 }, exVat: { pence: 4_998 + 833 - 500 } },
        vat: { pence: 6_397 - 5_331 },
        delivery: { optionName: 'Next working day' },
      },
    },
  });
  expect(sent).toMatchObject({
    // £9.99 has no whole pence ex VAT.
    delivery: { option_id: 'so_2', cost: 8.325, date: null, date_terms: null },
    discounts: DISCOUNTS,
    total_inc_vat: 63.97,
  });
});

test('tells line by line what the shop finds changed', async () => {
  checkoutAnswer.body = {
    code: 'cart_changed',
    changes: [
      { what: 'item', name: 'The lamp', agreed_inc_vat: 59.98, now_inc_vat: 65 },
      { what: 'discount', name: 'Autumn sale', agreed_inc_vat: 6 },
      { what: 'total', agreed_inc_vat: 58.93, now_inc_vat: 69.95 },
    ],
  };
  expect((await complete('so_1', 5_893)).result).toEqual({
    __typename: 'CartChangedError',
    message: expect.stringContaining('check the new total'),
    changes: [
      { kind: 'ITEM', name: 'The lamp', agreed: { pence: 5_998 }, now: { pence: 6_500 } },
      { kind: 'DISCOUNT', name: 'Autumn sale', agreed: { pence: 600 }, now: null },
      { kind: 'TOTAL', name: null, agreed: { pence: 5_893 }, now: { pence: 6_995 } },
    ],
  });
});

test('changes that cannot be read do not hide the refusal', async () => {
  checkoutAnswer.body = { code: 'cart_changed', changes: [{ what: 'weather' }] };
  expect((await complete('so_1', 5_893)).result).toMatchObject({ __typename: 'CartChangedError', changes: [] });
});

test('asks the shop for no order at another total than was agreed', async () => {
  expect((await complete('so_1', 5_000)).result).toMatchObject({
    __typename: 'CartChangedError',
    changes: [{ kind: 'TOTAL', agreed: { pence: 5_000 }, now: { pence: 5_893 } }],
  });
  expect(sent).toBeNull();
});

test.each([
  ['an option that is offered no more', OPTIONS, 'so_9', 'delivery.optionId'],
  ['a place that the shop does not deliver to', [], null, 'delivery.address.postcode'],
])('refuses %s at its field', async (_, offered, optionId, field) => {
  options = offered;
  expect((await complete(optionId, null)).result).toMatchObject({
    __typename: 'InvalidFieldsError',
    fields: [{ field, message: expect.any(String) }],
  });
  expect(sent).toBeNull();
});

test('promises none of the shop’s dates where a delivery waits for a bank transfer', async () => {
  const graph = await openFakeGraph();
  serve(graph);
  await announce(`${CAPABILITIES},delivery_options`, graph);
  const { cart } = await ask(undefined, graph);
  const none = { earliestDate: null, latestDate: null };
  expect(cart).toMatchObject({ deliveryOptions: [{ optionId: 'so_1', ...none }, {}], totals: none });
});
