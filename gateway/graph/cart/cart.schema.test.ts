import { expect, test } from 'vitest';
import { encodeId } from '../ids.rules.ts';
import { CART_TOKEN, serveCart } from '../../testing/fake-cart.ts';
import { useFakeGraph } from '../../testing/fake-graph.ts';
import { cartItemRecord } from '../../testing/records.ts';

const graph = useFakeGraph();

const LOW_STOCK = 'Hurry! Limited stock available';
const CART = `{
  cart {
    id isEmpty isNew quantity subtotal { incVat { pence } exVat { pence } }
    lines {
      id name quantity lineTotal { incVat { pence } } selectedOptions { name value } isModifier parentId parent { id }
      canChangeQuantity maximumQuantity condition wasPrice { exVat { pence } } product { path stock { message } }
    }
  }
}`;

test('a cart of five lines costs two calls, and its totals add up inc and ex VAT', async () => {
  serveCart(graph.shop, [
    cartItemRecord(1, 'plain', 2),
    cartItemRecord(2, 'few', 3, { condition: 'used' }),
    cartItemRecord(3, 'switch', 1, {
      variant_id: 21,
      variant_display: [{ option_display_name: 'Finish', label: 'Satin Brass' }],
    }),
    cartItemRecord(5, 'vanished', 1),
    cartItemRecord(4, 'bulb', 2, { is_modifier: true, parent_id: 1, show_remove_quantity: false }),
  ]);
  const { data, errors, calls } = await graph.ask(CART, {}, CART_TOKEN);
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /cart', 'POST /get_products_from_blog_url_list']);
  const line = (id: number) => encodeId('CartLine', id);
  expect(data).toMatchObject({
    cart: {
      id: encodeId('Cart', 'current'),
      isEmpty: false,
      isNew: false,
      quantity: 9,
      subtotal: { exVat: { pence: 4_998 + 7_498 + 2_499 + 2_499 + 4_998 }, incVat: { pence: 9 * 2999 } },
      lines: [
        {
          id: line(1),
          quantity: 2,
          lineTotal: { incVat: { pence: 5998 } },
          condition: 'NEW',
          maximumQuantity: 12,
          wasPrice: { exVat: { pence: 3000 } },
          canChangeQuantity: true,
          parentId: null,
          parent: null,
          product: { path: '/plain/' },
        },
        { id: line(4), isModifier: true, parentId: line(1), parent: { id: line(1) }, canChangeQuantity: false },
        { id: line(2), condition: 'USED', maximumQuantity: 3, product: { stock: { message: LOW_STOCK } } },
        { id: line(3), selectedOptions: [{ name: 'Finish', value: 'Satin Brass' }], maximumQuantity: 3 },
        { id: line(5), maximumQuantity: 0, product: null },
      ],
    },
  });
});

test('lines have their product’s brand and their variant’s stock, and none of a product that is gone', async () => {
  serveCart(graph.shop, [
    cartItemRecord(1, 'switch', 1, { variant_id: 22 }),
    cartItemRecord(2, 'few', 1),
    cartItemRecord(3, 'vanished', 1),
  ]);
  const query = '{ cart { lines { brand { name path } stock { status level } } } }';
  const { data, calls } = await graph.ask(query, {}, CART_TOKEN);
  expect(calls).toEqual(['GET /cart', 'POST /get_products_from_blog_url_list']);
  const brand = { name: 'Astro', path: '/brands/astro/' };
  expect(data).toEqual({
    cart: {
      lines: [
        { brand, stock: { status: 'OUT_OF_STOCK', level: 0 } },
        { brand, stock: { status: 'LOW_STOCK', level: 3 } },
        { brand: null, stock: null },
      ],
    },
  });
});

test('without a token the cart is empty and costs no call', async () => {
  expect(await graph.ask(CART)).toMatchObject({
    data: { cart: { isEmpty: true, quantity: 0, lines: [], subtotal: { incVat: { pence: 0 } } } },
    calls: [],
  });
});

test.each([{ status: 401, body: { detail: 'Unauthorized' } }, { status: 404 }])(
  'the cart is empty and new when the shop API rejects its token (%j)',
  async (answer) => {
    graph.shop.on('GET /cart', () => answer);
    expect(await graph.ask(CART, {}, 'token-of-last-year')).toMatchObject({
      data: { cart: { isEmpty: true, isNew: true } },
      errors: [],
    });
  },
);

test('warns of price and stock changes since a line was added, and returns both prices', async () => {
  serveCart(graph.shop, [
    cartItemRecord(1, 'plain', 2, { added_price: 20 }),
    cartItemRecord(2, 'few', 5),
    cartItemRecord(3, 'gone', 1),
    cartItemRecord(4, 'vanished', 1),
    cartItemRecord(5, 'bulb', 1, { added_price: 24.99 }),
  ]);
  const { data, errors, calls } = await graph.ask(
    `{ cart { warnings { code line { id } }
      lines { priceWhenAdded { exVat { pence } } previousPrice { exVat { pence } } } } }`,
    {},
    CART_TOKEN,
  );
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /cart', 'POST /get_products_from_blog_url_list']);
  const was = (priceWhenAdded: object | null, previousPrice: object | null = null) => ({
    priceWhenAdded,
    previousPrice,
  });
  const twenty = { exVat: { pence: 2000 } };
  expect(data).toEqual({
    cart: {
      warnings: [
        ['PRICE_CHANGED', 1],
        ['QUANTITY_REDUCED', 2],
        ['OUT_OF_STOCK', 3],
        ['REMOVED', 4],
      ].map(([code, id]) => ({ code, line: { id: encodeId('CartLine', id ?? 0) } })),
      lines: [was(twenty, twenty), was(null), was(null), was(null), was({ exVat: { pence: 2499 } })],
    },
  });
});

test('warns of a removed product without a line', async () => {
  graph.shop.on('GET /cart', () => ({
    body: { cart: { items: [cartItemRecord(1, 'plain', 1)], removed_items: [{ id: 9, name: 'The old one' }] } },
  }));
  const query = '{ cart { quantity warnings { code message lineId line { id } } } }';
  const message = 'We no longer sell The old one, so we’ve removed it from your basket.';
  expect((await graph.ask(query, {}, CART_TOKEN)).data).toEqual({
    cart: { quantity: 1, warnings: [{ code: 'REMOVED', message, lineId: null, line: null }] },
  });
});
