import { expect, test } from 'vitest';
import { customers, registrationInput } from '../customer/customer.fixture.ts';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { mutationOf } from '../../testing/mutation-of.ts';
import { encodeId } from '../ids.rules.ts';

const gateway = useTestGateway();
const { mutate, register, add, cart } = customers(gateway);

const ORDER = mutationOf('checkoutComplete', 'order { id number }');
const LIST = `query ($first: Int, $after: String) { customer {
  orders(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { id number } } }
} }`;
const REORDER = mutationOf('orderReorder', '__typename cart { quantity lines { name quantity } } notices');

interface Orders {
  customer: {
    orders: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
      edges: { node: { number: string } }[];
    };
  };
}

let keys = 0;

async function order(): Promise<{ id: string; number: string }> {
  const input = {
    idempotencyKey: `reorder-key-${(keys += 1)}`,
    contact: { email: 'ada@shopper.example', firstName: 'Ada', lastName: 'Byron', phone: '02079460111' },
    delivery: { method: 'ADDRESS', address: { address1: '1 Lamp Street', city: 'London', postcode: 'SE1 0ZZ' } },
    paymentMethod: 'BANK_TRANSFER',
  };
  return (await gateway.data<{ result: { order: { id: string; number: string } } }>(ORDER, { input })).result.order;
}

const reorder = (id: string, ...more: string[]) =>
  mutate(REORDER, { input: more.length === 0 ? { orderId: id } : { orderIds: [id, ...more] } });

test('lists a customer’s orders newest first, page by page', async () => {
  await register(registrationInput());
  const placed: string[] = [];
  for (let number = 0; number < 3; number += 1) {
    await add('/lamp-3/');
    placed.unshift((await order()).number);
  }
  const first = (await gateway.data<Orders>(LIST, { first: 2 })).customer.orders;
  expect(gateway.calls).toEqual(['GET /account/info', 'GET /orders']);
  const second = (await gateway.data<Orders>(LIST, { first: 2, after: first.pageInfo.endCursor })).customer.orders;
  expect([...first.edges, ...second.edges].map(({ node }) => node.number)).toEqual(placed);
  expect([first.totalCount, first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([3, true, false]);
});

test('reorders an order with its add-ons, limited by stock', async () => {
  await register(registrationInput());
  const bulb = [{ modifierId: encodeId('Modifier', 9), optionId: encodeId('ModifierOption', 91) }];
  await add('/with-bulb/', 2, bulb);
  await add('/lamp-4/', 30);
  const { id } = await order();
  const again = await reorder(id);
  expect(gateway.calls).toEqual([
    expect.stringMatching(/^GET \/orders\//),
    'GET /cart',
    'POST /get_products_from_blog_url_list',
    'POST /add_to_cart',
    'GET /cart',
  ]);
  // Twenty of fifty are left.
  expect(again).toMatchObject({
    __typename: 'OrderReorderPayload',
    cart: { lines: [{ name: 'With bulb', quantity: 2 }, { name: 'Lamp 1' }, { name: 'Lamp 4', quantity: 20 }] },
    notices: ['We could only add 20 of Lamp 4 to your basket.'],
  });
  expect((await cart()).quantity).toBe(24);
});

test('refuses to reorder another customer’s order, or one with nothing in stock', async () => {
  await register(registrationInput());
  await add('/lamp-5/', 50);
  const { id } = await order();
  expect(await reorder(id)).toMatchObject({ message: 'Nothing from this order is available any more.' });
  expect(await gateway.data('query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: { id } });
  await register(registrationInput());
  expect(await reorder(id)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect(await gateway.data('query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
  gateway.forget();
  expect(await reorder(id)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
});

const LINES = 'query ($id: ID!) { node(id: $id) { ... on Order { lines { id name parent { id } } } } }';
const LINE = 'query ($id: ID!) { node(id: $id) { id ... on OrderLine { name } } }';

test('fetches an order line by its id for the customer who placed the order, and for no other', async () => {
  await register(registrationInput());
  const ids: string[] = [];
  for (const path of ['/lamp-7/', '/lamp-8/']) {
    await add(path);
    const { node } = await gateway.data<{ node: { lines: { id: string }[] } }>(LINES, { id: (await order()).id });
    ids.push(...node.lines.map(({ id }) => id));
  }
  expect(await Promise.all(ids.map((id) => gateway.data(LINE, { id })))).toEqual(
    ids.map((id, index) => ({ node: { id, name: `Lamp ${7 + index}` } })),
  );
  for (const junk of [encodeId('OrderLine', '1'), encodeId('OrderLine', '#'), encodeId('OrderLine', 'order#%')])
    expect(await gateway.data(LINE, { id: junk })).toEqual({ node: null });
  gateway.forget();
  expect(await gateway.data(LINE, { id: ids[0] })).toEqual({ node: null });
  await register(registrationInput());
  expect(await gateway.data(LINE, { id: ids[0] })).toEqual({ node: null });
});

test('reorders several orders together, or none when one is another’s', async () => {
  await register(registrationInput());
  const ids: string[] = [];
  for (const path of ['/lamp-7/', '/lamp-8/', '/lamp-7/']) {
    await add(path);
    ids.push((await order()).id);
  }
  const [first = '', ...others] = ids;
  expect((await reorder(first, encodeId('Order', 'another'))).code).toBe('ORDER_NOT_FOUND');
  expect(await reorder(first, ...others, first)).toMatchObject({
    cart: {
      quantity: 3,
      lines: [
        { name: 'Lamp 7', quantity: 2 },
        { name: 'Lamp 8', quantity: 1 },
      ],
    },
    notices: [],
  });
});

test('at least one order is named, and at most ten', async () => {
  const named = (orderIds: string[]) => gateway.ask(REORDER, { input: { orderIds } });
  for (const ids of [[], Array.from({ length: 11 }, (_, index) => encodeId('Order', index))])
    expect((await named(ids)).errors?.[0]?.message).toBe('Name 1 to 10 orders.');
});
