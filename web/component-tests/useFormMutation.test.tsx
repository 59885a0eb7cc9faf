import { screen } from '@testing-library/react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { useFormMutationTestQuery } from './__generated__/useFormMutationTestQuery.graphql.ts';
import { AccountDetails } from '../account/page/AccountDetails.tsx';
import { NewsletterChoice } from '../account/page/NewsletterChoice.tsx';
import { ConnectionError, OutdatedPageError } from '../ui/failure/connection-error.ts';
import { renderWithRelay } from './render-with-relay.fixture.tsx';

const name = { firstName: 'Ada', lastName: 'King' };
const ada = { ...name, id: 'ada', phone: '02079460123', company: '', vatNumber: null, newsletter: false };

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
  const { answer, environment, ...subject } = renderWithRelay(<Subject />, { Customer: () => ada });
  return { ...subject, mock: environment.mock, answer: (result: object) => answer({ result }) };
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

test.each<[string, Error | string, string, number]>([
  ['a refusal', 'Not today.', 'Not today.', 0],
  ['a lost connection', new ConnectionError('offline'), 'Network error or unable to reach the server', 0],
  ['an operation that the gateway no longer knows', new OutdatedPageError('x'), 'Please reload it and try again.', 0],
  ['a bug, which is reported', new TypeError('x is not a function'), 'An error occurred', 1],
])('rolls the optimistic response back after %s, and says why', async (_, failure, words, reports) => {
  const { user, answer, fail } = open();
  await user.click(newsletter());
  await (typeof failure === 'string' ? answer(refusal('ACCOUNT_REFUSED', failure)) : fail(failure));
  expect(newsletter().checked).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain(words);
  expect(report).toHaveBeenCalledTimes(reports);
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
  const field = screen.getByRole('textbox', { name: 'Last name (optional)' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Please check.')).toBeNull();
  await user.type(field, 's');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});
