import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createMockEnvironment, MockPayloadGenerator, type MockResolvers } from 'relay-test-utils';
import { navigateBy, NavigateContext } from '../framework/navigation/navigate-context.ts';

/** Generated values are words, which are no dates. */
const DATES: MockResolvers = { Date: () => '2026-11-25' };

interface Options {
  /** The URL of the page. Defaults to `/`. */
  address?: string;
}

/** Renders a component whose first query gets generated values and, by type, those of the test. */
export function renderWithRelay(element: ReactNode, answer: MockResolvers, { address = '/' }: Options = {}) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { ...DATES, ...answer }),
  );
  const router = createMemoryRouter([{ path: '*', element: <Suspense>{element}</Suspense> }], {
    initialEntries: [address],
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <NavigateContext value={navigateBy(router)}>
        <RouterProvider router={router} />
      </NavigateContext>
    </RelayEnvironmentProvider>,
  );
  const pending = () => {
    const [operation] = environment.mock.getAllOperations();
    if (!operation) throw new Error('nothing was sent');
    return operation;
  };
  return {
    environment,
    router,
    user: userEvent.setup(),
    pending,
    answer: (data: object) => act(async () => environment.mock.resolve(pending(), { data })),
    fail: (error: Error) => act(async () => environment.mock.reject(pending(), error)),
  };
}
