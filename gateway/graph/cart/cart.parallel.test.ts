import { expect, test } from 'vitest';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { encodeId } from '../ids.rules.ts';
import { eachDatabase } from '@storefront/shop/database/database.fixture.ts';

const ADD = `mutation ($input: CartLineAddInput!) {
  added: cartLineAdd(input: $input) { __typename ... on CartLineAddPayload { cart { quantity } } ... on MaximumStockError { maximumQuantity } }
}`;
interface Added {
  added: { __typename: string; maximumQuantity?: number };
}

eachDatabase(
  (store) => {
    const gateway = useTestGateway({ store });
    const quantity = async () =>
      (await gateway.data<{ cart: { quantity: number } }>('{ cart { quantity } }')).cart.quantity;
    const lamp = { productId: encodeId('Product', '/lamp-1/') };
    const brass = { productId: encodeId('Product', '/finished/'), variantId: encodeId('Variant', '/finished/#1001') };
    const eightAtOnce = (input: object) =>
      Promise.all(Array.from({ length: 8 }, () => gateway.data<Added>(ADD, { input })));

    test('parallel additions never exceed the stock; the surplus is refused', async () => {
      await gateway.data(ADD, { input: brass });
      const answers = (await eightAtOnce(brass)).map(({ added }) => added);
      expect(answers.filter(({ __typename }) => __typename === 'CartLineAddPayload')).toHaveLength(2);
      expect(answers.filter(({ __typename }) => __typename === 'MaximumStockError')).toEqual(
        Array.from({ length: 6 }, () => ({ __typename: 'MaximumStockError', maximumQuantity: 3 })),
      );
      expect(await quantity()).toBe(3);
    });

    test('parallel first additions with one cart key share one cart', async () => {
      await eightAtOnce({ ...lamp, cartKey: 'a-random-key-of-this-browser' });
      expect(await quantity()).toBe(8);
    });

    test('refuses a cart key that is easy to guess', async () => {
      const { errors } = await gateway.ask(ADD, { input: { ...lamp, cartKey: 'short' } });
      expect(errors?.[0]?.message).toBe('`cartKey` must have 16 to 100 characters.');
    });
  },
  { isShared: true },
);
