import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, useLocation, type LoaderFunctionArgs } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { useListNavigation } from './list-address.ts';
import { listStateFrom } from './list-url.rules.ts';

const address = { path: '/lamps/', own: [] };

function Filter() {
  const state = listStateFrom(new URLSearchParams(useLocation().search));
  const { shown, isPending, go } = useListNavigation(address, state);
  return (
    <label aria-busy={isPending}>
      <input type="checkbox" checked={shown.inStock} onChange={() => go({ ...shown, inStock: !shown.inStock })} />
      In stock
    </label>
  );
}

test('a filter shows at the press that it is chosen, and no longer when Back cancels that', async () => {
  const list = Promise.withResolvers<null>();
  const loader = ({ request }: LoaderFunctionArgs) => (request.url.includes('?') ? list.promise : null);
  const router = createMemoryRouter([{ id: 'list', path: '/lamps/', element: <Filter />, loader }], {
    initialEntries: ['/lamps/'],
    hydrationData: { loaderData: { list: null } },
  });
  render(<RouterProvider router={router} useTransitions />);
  const filter = await screen.findByRole<HTMLInputElement>('checkbox');
  await userEvent.click(filter);
  expect([filter.checked, filter.closest('label')?.ariaBusy]).toEqual([true, 'true']);
  // To the entry of the page on the screen, as Back while another one loads.
  await act(() => router.navigate(0));
  expect([filter.checked, filter.closest('label')?.ariaBusy]).toEqual([false, 'false']);
});
