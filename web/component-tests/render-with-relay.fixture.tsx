import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createMockEnvironment, MockPayloadGenerator, type MockResolvers } from 'relay-test-utils';

interface Options {
  /** The address that the page is opened at. Defaults to `/`. */
  address?: string;
}

/**
 * Draws a component that reads the graph, on a page of its own. Its first query is answered at once with made-up values and,
 * by type, with what the test gives; operations after that wait in `environment.mock` for the test to answer them.
 */
export function renderWithRelay(element: ReactNode, answer: MockResolvers, { address = '/' }: Options = {}) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation, answer));
  const router = createMemoryRouter([{ path: '*', element: <Suspense>{element}</Suspense> }], {
    initialEntries: [address],
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return { environment, router, user: userEvent.setup() };
}
