import { act, cleanup, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartClientTestCartQuery } from './__generated__/CartClientTestCartQuery.graphql.ts';
import type { CartClientTestProductQuery } from './__generated__/CartClientTestProductQuery.graphql.ts';
import { createCartClient, type CartClient } from '../cart/client/cart-client.ts';
import { clearStoredCart, readStoredCart } from '../cart/client/offline-cart-storage.ts';
import type { Addition } from '../cart/client/optimistic-lines.ts';
import { line, cartOf } from '../cart/outbox/offline-cart.fixture.ts';
import { ConnectionError } from '../ui/failure/connection-error.ts';
import { renderWithRelay } from './render-with-relay.fixture.tsx';

beforeEach(() => {
  // A client that cannot reach the shop would try again after its test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(clearStoredCart);
});
afterEach(() => void vi.useRealTimers());

function Product({ onAddition }: { onAddition: (addition: Addition) => void }) {
  const { product } = useLazyLoadQuery<CartClientTestProductQuery>(
    graphql`
      query CartClientTestProductQuery @relay_test_operation {
        product(path: "/lamp/") {
          ...optimisticLines_product
        }
      }
    `,
    {},
  );
  useEffect(() => {
    if (product) onAddition({ product, variant: null, image: null, modifiers: [], quantity: 2 });
  }, [product, onAddition]);
  return <ShownCart />;
}

/** The cart in Relay's store, in short. */
function ShownCart() {
  const { cart } = useLazyLoadQuery<CartClientTestCartQuery>(
    graphql`
      query CartClientTestCartQuery @relay_test_operation {
        cart {
          lines {
            name
            quantity
          }
          subtotal {
            incVat {
              pence
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-only' },
  );
  if (!cart) return <output>no cart</output>;
  const lines = cart.lines.map(({ name, quantity }) => `${quantity} ${name}`);
  return <output>{[...lines, cart.subtotal.incVat.pence].join(', ')}</output>;
}

const wasPrice = { incVat: { pence: 1_500 }, exVat: { pence: 1_250, amount: '12.5000' } };
const price = { incVat: { pence: 1_200 }, exVat: { pence: 1_000, amount: '10.0000' } };

/** A page with a lamp of £12, and its cart client. */
async function setUp() {
  const additions: Addition[] = [];
  const { environment } = renderWithRelay(<Product onAddition={(addition) => additions.push(addition)} />, {
    Product: () => ({ id: 'Product', name: 'Lamp', path: '/lamp/', sku: 'LAMP', price, wasPrice, image: null }),
  });
  let client: CartClient | undefined;
  await run(() => (client = createCartClient(environment)));
  const [addition] = additions;
  if (!client || !addition) throw new Error('the page is not ready');
  return { environment, client, addition };
}

const shown = () => screen.getByRole('status').textContent;
const names = (environment: ReturnType<typeof createMockEnvironment>) =>
  environment.mock.getAllOperations().map(({ request }) => request.node.params.name);

/** Runs a step and the promises that it settles. */
const run = (step: () => unknown) =>
  act(async () => {
    step();
    await vi.advanceTimersByTimeAsync(0);
  });

/** Answers the call in flight, and runs what follows from it. */
async function answer(environment: ReturnType<typeof createMockEnvironment>, data: object | Error) {
  await run(() => {
    const operation = environment.mock.getAllOperations().at(-1);
    if (!operation) throw new Error('no call is in flight');
    if (data instanceof Error) environment.mock.reject(operation, data);
    else environment.mock.resolve(operation, { data });
  });
}

const added = (...lines: ReturnType<typeof line>[]) => ({
  result: { __typename: 'CartLineAddPayload', cart: { ...cartOf(...lines), id: 'Cart' }, warnings: [] },
});

test('shows an addition before the answer, and the shop’s cart after it', async () => {
  const { environment, client, addition } = await setUp();
  await run(() => client.add(addition));
  expect([shown(), names(environment)]).toEqual(['2 Lamp, 2400', ['cartOperationsAddMutation']]);
  expect(readStoredCart()).toMatchObject({ quantity: 2, cart: null, changes: [{ sent: true, lines: [{ wasPrice }] }] });

  await answer(environment, added(line('lamp', 2), line('plate', 1)));
  expect(shown()).toBe('2 lamp, 1 plate, 3600');
  expect(readStoredCart()).toMatchObject({ quantity: 3, cart: { id: 'Cart' }, changes: [] });
  expect(readStoredCart().cart).toEqual({ ...cartOf(line('lamp', 2), line('plate', 1)), id: 'Cart' });
});

test('restores the stored cart and its changes, and keeps them while the shop is unreachable', async () => {
  const first = await setUp();
  await run(() => first.client.add(first.addition));
  await answer(first.environment, added(line('plate', 1)));
  await run(() => first.client.add(first.addition));
  await answer(first.environment, new ConnectionError('away'));
  const before = shown();
  cleanup();

  const { environment, client } = await setUp();
  expect([shown(), before]).toEqual(['1 plate, 2 Lamp, 3600', '1 plate, 2 Lamp, 3600']);
  await answer(environment, new ConnectionError('away'));
  expect([shown(), client.status().failure]).toEqual(['1 plate, 2 Lamp, 3600', 'unreachable']);
});

test('fetches the shop’s cart, with waiting changes on top, and keeps the last when it cannot be read', async () => {
  const { environment, client, addition } = await setUp();
  await run(() => client.add(addition));
  await answer(environment, new ConnectionError('away'));
  await run(() => client.refresh());
  await answer(environment, { cart: { ...cartOf(line('plate', 1)), id: 'Cart' } });
  expect(shown()).toBe('1 plate, 2 Lamp, 3600');
  expect(readStoredCart().cart).toEqual({ ...cartOf(line('plate', 1)), id: 'Cart' });
  await run(() => client.refresh());
  await answer(environment, { cart: null });
  expect([shown(), client.status().failure]).toEqual(['1 plate, 2 Lamp, 3600', 'unreachable']);
});
