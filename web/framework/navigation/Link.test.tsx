import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { navigateBy, NavigateContext, type Navigate } from './navigate-context.ts';
import { Link, type LinkProps } from './Link.tsx';

/** Presses a link, also with a key held. What the router is asked for, and whether the browser is left to open it. */
async function press(props: Partial<LinkProps>, held = '') {
  const navigate = vi.fn<Navigate>();
  let isBrowsers = false;
  // The test's page is not to be left.
  const ask = (event: MouseEvent) => {
    isBrowsers = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', ask);
  render(
    <NavigateContext value={navigate}>
      <Link to="/lamps/" {...props}>
        Lamps
      </Link>
    </NavigateContext>,
  );
  const user = userEvent.setup();
  if (held) await user.keyboard(held);
  await user.click(screen.getByRole('link', { name: 'Lamps' }));
  window.removeEventListener('click', ask);
  return { asked: navigate.mock.calls, isBrowsers };
}

test('opens a page by the router, with what its history entry keeps', async () => {
  expect(await press({ state: { sheet: 'filters' }, preventScrollReset: true })).toEqual({
    asked: [['/lamps/', { replace: undefined, state: { sheet: 'filters' }, preventScrollReset: true }]],
    isBrowsers: false,
  });
});

test.each([
  ['a key that opens a tab', {}, '{Meta>}'],
  ['a tab of its own', { target: '_blank' }, ''],
  ['another site', { to: 'https://example.com/lamps/' }, ''],
  ['a page that is loaded as a document', { reloadDocument: true }, ''],
])('leaves to the browser %s', async (_, props, held) => {
  expect(await press(props, held)).toEqual({ asked: [], isBrowsers: true });
});

test('opens nothing where its own press has prevented it', async () => {
  expect(await press({ onClick: (event) => event.preventDefault() })).toEqual({ asked: [], isBrowsers: false });
});

test('replaces the history entry of the same address, and adds one for another', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Link to="/lamps/?page=2">Second page</Link> }], {
    initialEntries: ['/lamps/'],
  });
  render(
    <NavigateContext value={navigateBy(router)}>
      <RouterProvider router={router} />
    </NavigateContext>,
  );
  const user = userEvent.setup();
  const actions: string[] = [];
  for (let presses = 0; presses < 2; presses += 1) {
    await user.click(screen.getByRole('link', { name: 'Second page' }));
    actions.push(router.state.historyAction);
  }
  expect(actions).toEqual(['PUSH', 'REPLACE']);
});
