import { act, render, screen } from '@testing-library/react';
import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { createBrowserRouter, Outlet, redirect, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { withEntryAtPress } from './entry-at-press.ts';
import { followRouter, loadDocumentsWhere } from './navigation/new-document.ts';

/** The loads that wait for the test, by path. */
const loads = new Map<string, { signal: AbortSignal; answer: PromiseWithResolvers<unknown> }>();
const onRender = vi.fn<ProfilerOnRenderCallback>();

function Page() {
  return <h1>{useLocation().pathname}</h1>;
}

const page = (
  <Profiler id="page" onRender={onRender}>
    <Page />
  </Profiler>
);

window.history.replaceState(null, '', '/list/first');

// One router, as in a document: each listens to the history for as long as that lives.
const router = withEntryAtPress(
  createBrowserRouter([
    {
      element: <Outlet />,
      errorElement: <h1>Broken</h1>,
      children: [
        { path: '/list/:name', element: page },
        {
          path: '*',
          element: page,
          loader({ request: { url, signal } }) {
            const answer = Promise.withResolvers<unknown>();
            loads.set(new URL(url).pathname, { signal, answer });
            return answer.promise;
          },
        },
      ],
    },
  ]),
);
followRouter(router, () => false);

const press = (to: string) => act(async () => void router.navigate(to));
const answer = (path: string, value: unknown = null) => act(async () => loads.get(path)?.answer.resolve(value));
const heading = () => screen.getByRole('heading').textContent;
const entry = () => (window.history.state as { key: string }).key;

/** Waits for the traversal, which is asynchronous. */
function traverse(go: () => unknown): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  return act(async () => {
    go();
    await arrived;
  });
}
const back = () => traverse(() => window.history.back());
const forward = () => traverse(() => window.history.forward());

let list = '';
let listEntry = '';

beforeEach(async (context) => {
  list = `/list/${context.task.id}`;
  loads.clear();
  render(<RouterProvider router={router} useTransitions />);
  await press(list);
  listEntry = entry();
});

test('Back while the next page loads cancels that and stays on a page that the press has not rendered', async () => {
  onRender.mockClear();
  await press('/lamp/');
  expect(onRender).not.toHaveBeenCalled();
  expect([heading(), window.location.pathname]).toEqual([list, list]);
  await back();
  expect([heading(), window.location.pathname, entry()]).toEqual([list, list, listEntry]);
  expect(router.state.navigation.state).toBe('idle');
  expect(loads.get('/lamp/')?.signal.aborted).toBe(true);
  await answer('/lamp/');
  expect(heading()).toBe(list);
});

test('Forward after that, and Forward to a loaded page, keep what the navigation was to keep', async () => {
  await act(async () => void router.navigate('/lamp/?finish=brass', { state: { from: 'card' } }));
  await back();
  await forward();
  expect(heading()).toBe(list);
  await answer('/lamp/');
  expect([heading(), window.location.search]).toEqual(['/lamp/', '?finish=brass']);
  expect(router.state.location.state).toEqual({ from: 'card' });
  const loaded = entry();
  await back();
  expect([heading(), entry()]).toEqual([list, listEntry]);
  await forward();
  await answer('/lamp/');
  expect([heading(), entry()]).toEqual(['/lamp/', loaded]);
});

test('a press while another page loads takes its place in the history', async () => {
  await press('/lamp/');
  await press('/bulb/');
  await answer('/bulb/');
  expect(heading()).toBe('/bulb/');
  await back();
  expect([heading(), entry(), router.state.navigation.state]).toEqual([list, listEntry, 'idle']);
});

test('a dialog with an entry of its own closes while the next page loads', async () => {
  await act(async () => void router.navigate(list, { state: { dialog: true } }));
  await press('/lamp/');
  await traverse(() => void router.navigate(-1));
  expect([router.state.location.state, entry()]).toEqual([null, listEntry]);
});

test.each([
  ['a redirect', () => redirect('/moved/'), '/moved/'],
  ['a failed load', () => Promise.reject(new Error('Offline')), '/lamp/'],
])('%s takes one entry, at the address that it leads to', async (_, outcome, path) => {
  await press('/lamp/');
  const { length } = window.history;
  await answer('/lamp/', outcome());
  await answer('/moved/');
  expect([window.location.pathname, window.history.length]).toEqual([path, length]);
  await back();
  expect([heading(), entry()]).toEqual([list, listEntry]);
});

test.each([
  ['that replaces the page', true],
  ['that loads a document', false],
])('adds no entry for a navigation %s', async (_, replace) => {
  onTestFinished(loadDocumentsWhere(() => !replace));
  await act(async () => void router.navigate('/lamp/', { replace }));
  expect(entry()).toBe(listEntry);
  expect(window.history.state).not.toHaveProperty('pending');
});
