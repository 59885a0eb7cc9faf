import { expect, test } from 'vitest';
import { useTestShop } from '../../shop.fixture.ts';
import { eachSharedDatabase } from '../../database/database.fixture.ts';

interface CartAnswer {
  cart: { items: { product_id: number; quantity: number }[]; cart_quantity: number };
}

eachSharedDatabase((store) => {
  const shop = useTestShop(store);
  const add = (
    item: object,
    { token = 'new_customer', ...keys }: { token?: string; idempotency_key?: string; cart_key?: string } = {},
  ) =>
    shop.send<{ token: string; code?: string; maximum_quantity?: number }>('POST', `/add_to_cart?token=${token}`, {
      items: [{ quantity: 1, ...item }],
      ...keys,
    });
  const read = async (token: string) => (await shop.get<CartAnswer>(`/cart?token=${token}`)).body.cart;
  const eightAtOnce = (send: (index: number) => ReturnType<typeof add>) =>
    Promise.all(Array.from({ length: 8 }, (_, index) => send(index)));

  test.each<[string, object, number]>([
    ['what is in stock of a variant', { product_id: 100, variant_id: 1001 }, 3],
    ['what the caller allows', { product_id: 2, maximum_quantity: 5 }, 5],
  ])('concurrent additions never exceed %s', async (_, item, maximum) => {
    const { token } = (await add(item)).body;
    const answers = await eightAtOnce(() => add(item, { token }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(maximum - 1);
    for (const { status, body } of answers)
      if (status !== 200)
        expect([status, body]).toMatchObject([409, { code: 'maximum_stock', maximum_quantity: maximum }]);
    expect((await read(token)).cart_quantity).toBe(maximum);
  });

  test('counts add-ons and other lines of the same product towards the maximum', async () => {
    const { token } = (await add({ product_id: 1, quantity: 49 })).body;
    const withBulb = [
      { product_id: 101, quantity: 2 },
      { product_id: 1, quantity: 2, is_modifier: true },
    ];
    expect(await shop.send('POST', `/add_to_cart?token=${token}`, { items: withBulb })).toMatchObject({
      status: 409,
      body: { maximum_quantity: 50 },
    });
    expect((await read(token)).cart_quantity).toBe(49);
  });

  test('a maximum quantity of null lifts the stock limit', async () => {
    expect((await add({ product_id: 103 })).status).toBe(409);
    expect((await add({ product_id: 103, quantity: 99, maximum_quantity: null })).status).toBe(200);
  });

  test('concurrent first additions with one cart key share a cart', async () => {
    const answers = await eightAtOnce((index) =>
      add({ product_id: 3 }, { cart_key: 'the-first-cart-of-ann', idempotency_key: `addition-${index}` }),
    );
    const tokens = new Set(answers.map(({ body }) => body.token));
    expect(tokens.size).toBe(1);
    expect((await read([...tokens][0] ?? '')).items).toMatchObject([{ product_id: 3, quantity: 8 }]);
    const other = await add({ product_id: 3 }, { cart_key: 'the-first-cart-of-bob' });
    expect(tokens.has(other.body.token)).toBe(false);
    expect((await add({ product_id: 3 }, { cart_key: 'too-short' })).status).toBe(400);
  });

  test('a repeated first addition adds once', async () => {
    const send = () =>
      add({ product_id: 4 }, { cart_key: 'the-first-cart-of-cem', idempotency_key: 'the-first-press' });
    const [one, other] = await Promise.all([send(), send()]);
    expect(one.body.token).toBe(other.body.token);
    expect((await read(one.body.token)).cart_quantity).toBe(1);
  });
});
