import { screen } from '@testing-library/react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { expect, test } from 'vitest';
import { AccountAlerts } from '../account/alerts/AccountAlerts.tsx';
import { ConnectionError } from '../ui/failure/connection-error.ts';
import type { AccountAlertsTestQuery } from './__generated__/AccountAlertsTestQuery.graphql.ts';
import { renderWithRelay } from './render-with-relay.fixture.tsx';

const lamp = {
  id: 'lamp',
  name: 'Lamp, Brass',
  path: '/lamp/?finish=brass',
  createdAt: '2026-11-20T10:00:00Z',
  product: { name: 'Lamp' },
  variant: { selectedOptions: [{ value: 'Brass' }] },
};
/** Its product was not found. */
const old = { ...lamp, id: 'old', name: 'Old lamp', path: '/old-lamp/', product: null, variant: null };

function Subject() {
  const { customer } = useLazyLoadQuery<AccountAlertsTestQuery>(
    graphql`
      query AccountAlertsTestQuery @relay_test_operation {
        customer {
          ...AccountAlerts_customer
        }
      }
    `,
    {},
  );
  return customer && <AccountAlerts customer={customer} />;
}

const setUp = (stockAlerts: readonly object[] | null) =>
  renderWithRelay(<Subject />, { Customer: () => ({ id: 'ada', email: 'ada@example.com', stockAlerts }) });
const names = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('a')?.textContent);

test('an alert says what is awaited, and since when', async () => {
  setUp([lamp, old]);
  expect(names()).toEqual(['Lamp', 'Old lamp']);
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Brass');
  expect(first?.textContent).toContain('Since 20 November 2026');
  expect(screen.getByRole('link', { name: 'Lamp' }).getAttribute('href')).toBe('/lamp/?finish=brass');
});

test.each([[[]], [null]])('without alerts (%j), it says how to ask for one', (none) => {
  setUp(none);
  expect(screen.getByRole('heading', { name: 'No stock alerts' })).toBeTruthy();
  expect(screen.getByText('ada@example.com')).toBeTruthy();
});

test('a stopped alert goes at once, and comes back with a message when it could not be stopped', async () => {
  const { fail, pending, user } = setUp([lamp, old]);
  await user.click(screen.getByRole('button', { name: 'Stop emails about Lamp, Brass' }));
  expect(names()).toEqual(['Old lamp']);
  expect(pending().request.variables).toEqual({ input: { stockAlertId: 'lamp' } });
  await fail(new ConnectionError('offline'));
  expect(screen.getByRole('alert').textContent).toBe('Network error or unable to reach the server');
  expect(names()).toEqual(['Lamp', 'Old lamp']);
});
