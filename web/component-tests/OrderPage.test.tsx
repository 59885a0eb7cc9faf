import { render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { expect, test } from 'vitest';
import { OrderPage } from '../checkout/order/OrderPage.tsx';

test.each([
  [true, ['Test order: nothing will be sent.']],
  [false, []],
])('the page of an order that is a test: %s', async (isTest, words) => {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Date: () => '2026-11-25',
      DateTime: () => '2026-11-25T10:00:00Z',
      Order: () => ({ number: 'ORD-1', isTest }),
    }),
  );
  const loaded = { variables: { id: 'o-1', key: 'its-key' } };
  const router = createMemoryRouter([{ id: 'order', path: '*', loader: () => loaded, Component: OrderPage }], {
    hydrationData: { loaderData: { order: loaded } },
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  await screen.findByRole('heading', { name: 'Order ORD-1' });
  expect(screen.queryAllByText(/^Test order/).map(({ textContent }) => textContent)).toEqual(words);
});
