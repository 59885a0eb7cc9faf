import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TrackOrderPage } from '../checkout/order/track/TrackOrderPage.tsx';
import { renderWithRelay } from './render-with-relay.fixture.tsx';

const UNKNOWN = { isCollected: false, storeName: null, earliestDate: null, latestDate: null };

test('asks for what is missing, before the shop is asked', async () => {
  const { environment, user } = renderWithRelay(<TrackOrderPage />, {});
  await user.click(screen.getByRole('button', { name: 'Track order' }));
  expect(screen.getByRole('alert').textContent).toContain('Please enter your order number.');
  await user.type(screen.getByRole('textbox', { name: 'Order number' }), 'ord 100042');
  await user.click(screen.getByRole('button', { name: 'Track order' }));
  expect(screen.getByRole('alert').textContent).toContain('Please enter your email address or postcode.');
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('says that the shop knows no such order, or how far the order is', async () => {
  const message = 'We can’t find an order with this number.';
  const code = 'ORDER_NOT_FOUND';
  const refusal = { __typename: 'OrderNotFoundError', __isUserError: 'OrderNotFoundError', code, message };
  // The first answer; the second is given below.
  const { answer, pending, user } = renderWithRelay(<TrackOrderPage />, { Mutation: () => ({ result: refusal }) });
  const ask = async (known: string) => {
    const field = screen.getByRole('textbox', { name: 'Email address or postcode' });
    await user.clear(field);
    await user.type(field, known);
    await user.click(screen.getByRole('button', { name: 'Track order' }));
  };
  await user.type(screen.getByRole('textbox', { name: 'Order number' }), 'ord 100042');
  await ask('SE1 0ZZ');
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(screen.queryByRole('region')).toBeNull();
  await ask('ls14dt');
  expect(pending().request.variables).toEqual({ input: { number: 'ord 100042', emailOrPostcode: 'ls14dt' } });
  const order = { number: 'ORD-100042', status: 'AWAITING_PAYMENT', placedAt: '2026-11-20T10:00:00Z' };
  await answer({ result: { __typename: 'OrderTrackPayload', order: { ...order, ...UNKNOWN } } });
  expect(screen.getByRole('region', { name: 'Order ORD-100042' }).textContent).toContain('Awaiting payment');
  expect(screen.queryByRole('alert')).toBeNull();
});
