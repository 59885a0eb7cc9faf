import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TrackOrderPage } from '../checkout/order/track/TrackOrderPage.tsx';
import { renderWithRelay } from './render-with-relay.fixture.tsx';

test('asks for what is missing, before the shop is asked', async () => {
  const { environment, user } = renderWithRelay(<TrackOrderPage />, {});
  await user.click(screen.getByRole('button', { name: 'Track order' }));
  expect(screen.getByRole('alert').textContent).toContain('Please enter your order number.');
  await user.type(screen.getByRole('textbox', { name: 'Order number' }), 'ord 100042');
  await user.click(screen.getByRole('button', { name: 'Track order' }));
  expect(screen.getByRole('alert').textContent).toContain('Please enter your email address or postcode.');
  expect(environment.mock.getAllOperations()).toEqual([]);
});
