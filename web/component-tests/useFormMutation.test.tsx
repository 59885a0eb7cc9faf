import { act, screen } from '@testing-library/react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { useFormMutationTestQuery } from './__generated__/useFormMutationTestQuery.graphql.ts';
import { AccountDetails } from '../account/page/AccountDetails.tsx';
import { NewsletterChoice } from '../account/page/NewsletterChoice.tsx';
import { ConnectionError, OutdatedPageError } from '../ui/failure/connection-error.ts';
import { renderWithRelay } from './render-with-relay.fixture.tsx';

const ada = {
  id: 'ada',
  firstName: 'Ada',
  lastName: 'King',
  phone: '02079460123',
  company: '',
  vatNumber: null,
  newsletter: false,
};

function Subject() {
  const { customer } = useLazyLoadQuery<useFormMutationTestQuery>(
    graphql`
      query useFormMutationTestQuery @relay_test_operation {
        customer {
          ...NewsletterChoice_customer
          ...AccountDetails_customer
        }
      }
    `,
    {},
  );
  return (
    customer && (
      <>
        <NewsletterChoice customer={customer} />
        <AccountDetails customer={customer} />
      </>
    )
  );
}

function open() {
  const { environment, user } = renderWithRelay(<Subject />, { Customer: () => ada });
  const { mock } = environment;
  const pending = () => {
    const [operation] = mock.getAllOperations();
    if (!operation) throw new Error('nothing was sent');
    return operation;
  };
  return {
    user,
    mock,
    answer: (result: object) => act(async () => mock.resolve(pending(), { data: { result } })),
    fail: (error: Error) => act(async () => mock.reject(pending(), error)),
  };
}

const refusal = (code: string, message: string, more: object = {}) => ({
  __typename: 'AccountRefusedError',
  __isUserError: 'AccountRefusedError',
  code,
  message,
  ...more,
});
const newsletter = () => screen.getByRole<HTMLInputElement>('checkbox');
const save = () => screen.getByRole('button', { name: 'Save details' });

const report = vi.fn();
beforeEach(() => vi.stubGlobal('reportError', report.mockReset()));
afterEach(() => vi.unstubAllGlobals());

test('shows the optimistic response at once, and the success message after the answer', async () => {
  const { user, answer } = open();
  await user.click(newsletter());
  expect(newsletter().checked).toBe(true);
  expect(screen.queryByText('You’re now subscribed to our newsletter.')).toBeNull();
  await answer({ __typename: 'CustomerUpdatePayload', customer: { id: 'ada', newsletter: true } });
  expect(newsletter().checked).toBe(true);
  expect(screen.getByText('You’re now subscribed to our newsletter.')).toBeTruthy();
});

test('rolls the optimistic response back when refused, and says why', async () => {
  const { user, answer } = open();
  await user.click(newsletter());
  await answer(refusal('ACCOUNT_REFUSED', 'Not today.'));
  expect(newsletter().checked).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe('Not today.');
});

test('shows a lost connection as one, and does not report it', async () => {
  const { user, fail } = open();
  await user.click(newsletter());
  await fail(new ConnectionError('offline'));
  expect(newsletter().checked).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe('Network error or unable to reach the server');
  expect(report).not.toHaveBeenCalled();
});

test('asks for a reload when the gateway no longer knows the operation', async () => {
  const { user, fail } = open();
  await user.click(newsletter());
  await fail(new OutdatedPageError('unknown'));
  expect(screen.getByRole('alert').textContent).toContain('Please reload it and try again.');
  expect(report).not.toHaveBeenCalled();
});

test('reports a bug, and does not call it a lost connection', async () => {
  const { user, fail } = open();
  const bug = new TypeError("Cannot read properties of undefined (reading 'id')");
  await user.click(newsletter());
  await fail(bug);
  expect(screen.getByRole('alert').textContent).toBe('An error occurred');
  expect(report.mock.calls).toEqual([[bug]]);
});

test('sends one mutation at a time, however often the button is clicked', async () => {
  const { user, mock, answer } = open();
  await user.click(newsletter());
  await user.click(newsletter());
  expect(mock.getAllOperations()).toHaveLength(1);
  await answer({ __typename: 'CustomerUpdatePayload', customer: { id: 'ada', newsletter: true } });
  await user.click(newsletter());
  expect(mock.getAllOperations()).toHaveLength(1);
  expect(newsletter().checked).toBe(false);
});

test('shows the error of a refused field beside it, until a field changes', async () => {
  const { user, answer } = open();
  await user.click(save());
  const fields = [{ field: 'lastName', message: 'No links, please.' }];
  await answer({ ...refusal('INVALID_FIELDS', 'Please check.', { fields }), __typename: 'InvalidFieldsError' });
  const field = screen.getByRole('textbox', { name: 'Last name' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Please check.')).toBeNull();
  await user.type(field, 's');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});
