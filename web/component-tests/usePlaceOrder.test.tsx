import { screen } from '@testing-library/react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { usePlaceOrderTestQuery } from './__generated__/usePlaceOrderTestQuery.graphql.ts';
import { CartContext, type CartControls } from '../cart/useCart.ts';
import { clearDraft } from '../checkout/checkout-draft.ts';
import { emptyAddress, emptyDraft, type CheckoutDraft } from '../checkout/checkout.rules.ts';
import { usePlaceOrder } from '../checkout/usePlaceOrder.ts';
import { ConnectionError } from '../ui/failure/connection-error.ts';
import { renderWithRelay } from './render-with-relay.fixture.tsx';

const draft: CheckoutDraft = {
  ...emptyDraft,
  contact: { firstName: 'Ada', lastName: 'King', email: 'ada@example.com', phone: '020 7946 0123' },
  address: { ...emptyAddress, address1: '1 Lamp Street', city: 'London', postcode: 'SE1 0ZZ' },
  savesAddress: true,
};

const listeners = { onFields: vi.fn(), onStale: vi.fn() };

const used = { quantity: 1, settle: () => Promise.resolve(true), refresh: () => Promise.resolve(), forget() {} };
const cart = used as Partial<CartControls> as CartControls;

function Subject({ ofDraft }: { ofDraft: CheckoutDraft }) {
  const { shop } = useLazyLoadQuery<usePlaceOrderTestQuery>(
    graphql`
      query usePlaceOrderTestQuery @relay_test_operation {
        shop {
          name
        }
      }
    `,
    {},
  );
  const { place, problem, changes } = usePlaceOrder(ofDraft, listeners);
  return (
    <>
      <button type="button" onClick={() => place('BANK_TRANSFER', 1_200, null)}>
        {`Order from ${shop.name}`}
      </button>
      <output>{useLocation().pathname}</output>
      <p role="alert">{problem ?? changes.map(({ kind }) => kind).join()}</p>
    </>
  );
}

const signIn = (seconds: number) => (document.cookie = `signed_in=1; max-age=${seconds}`);
beforeEach(() => void signIn(60));
afterEach(() => {
  signIn(0);
  vi.clearAllMocks();
  clearDraft();
  sessionStorage.clear();
  localStorage.clear();
});

function setUp(ofDraft: CheckoutDraft) {
  const { environment, ...subject } = renderWithRelay(
    <CartContext value={cart}>
      <Subject ofDraft={ofDraft} />
    </CartContext>,
    { Shop: () => ({ name: 'Lamps & Co' }) },
  );
  const sent = () => environment.mock.getAllOperations().map(({ request }) => request.variables);
  const keys = () => sent().map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey);
  return { ...subject, sent, keys, button: screen.getByRole('button', { name: 'Order from Lamps & Co' }) };
}

/** Places the order of a draft. Returns what was sent to the graph after it. */
async function order(ofDraft: CheckoutDraft) {
  const { sent, user, button, answer, fail } = setUp(ofDraft);
  await user.click(button);
  const placed = { id: 'order', number: 'ORD-100042', path: '/order/1' };
  const result = { __typename: 'CheckoutCompletePayload', order: placed, paymentUrl: null };
  await answer({ result });
  return { fail, sent: sent() };
}

test('saves the address of a placed order in the account, which the order does not wait for', async () => {
  const { fail, sent } = await order(draft);
  const { firstName, lastName, phone } = draft.contact;
  expect(sent).toEqual([{ input: { address: { ...draft.address, firstName, lastName, phone } } }]);
  expect(screen.getByRole('status').textContent).toBe('/order/1');
  await fail(new ConnectionError('no connection'));
  expect(screen.getByRole('status').textContent).toBe('/order/1');
});

test.each<[string, Partial<CheckoutDraft>, number?]>([
  ['that is not wanted', { savesAddress: false }],
  ['that was not offered', { savesAddress: null }],
  ['of a collection', { method: 'COLLECTION', storeId: 'leeds' }],
  ['of a guest', {}, 0],
])('saves no address %s', async (_, change, signedInSeconds = 60) => {
  signIn(signedInSeconds);
  expect((await order({ ...draft, ...change })).sent).toEqual([]);
});

test('sends one order for a double press, and the same key again when no answer came', async () => {
  const { user, button, fail, keys } = setUp(draft);
  await user.dblClick(button);
  const [key] = keys();
  expect(keys()).toEqual([expect.stringMatching(/./)]);
  await fail(new ConnectionError('no connection'));
  expect(screen.getByRole('alert').textContent).toContain('we can’t tell whether your order was placed');
  await user.click(button);
  expect(keys()).toEqual([key]);
});

const pence = (amount: number) => ({ pence: amount });
test.each([
  ['CartChangedError', { changes: [{ kind: 'TOTAL', name: null, agreed: pence(1_200), now: pence(1_300) }] }, 'TOTAL'],
  ['InvalidFieldsError', { fields: [{ field: 'delivery.optionId', message: 'Please choose another.' }] }, ''],
])('after %s the next press is another order', async (type, more, shown) => {
  const { user, button, answer, keys } = setUp(draft);
  await user.click(button);
  const [key] = keys();
  const message = 'Please check your order.';
  await answer({ result: { __typename: type, __isUserError: type, code: 'REFUSED', message, ...more } });
  expect([listeners.onStale, listeners.onFields].map(({ mock }) => mock.calls)).toEqual(
    shown ? [[[]], []] : [[], [[{ 'delivery.optionId': 'Please choose another.' }]]],
  );
  await user.click(button);
  expect(keys()).toEqual([expect.not.stringMatching(String(key))]);
});
