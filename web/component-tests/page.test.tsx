import { act, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import {
  createMemoryRouter,
  RouterProvider,
  redirect,
  RouterContextProvider,
  type LoaderFunctionArgs,
} from 'react-router';
import { Observable, type GraphQLResponse, type OperationType, type PayloadError } from 'relay-runtime';
import { expect, test } from 'vitest';
import query, { type OwnPageQuery } from '../__generated__/OwnPageQuery.graphql.ts';
import { createEnvironment, relayContext } from '../relay/environment.ts';
import { disposeOfLeftPages, loadPage, usePage, type PageData } from '../framework/page/page.ts';

/** A router of pages that each load the same query, which the test answers. */
function open(Component: () => null = () => null) {
  const sent: { answer(errors?: PayloadError[]): void; isCancelled: boolean }[] = [];
  const environment = createEnvironment(
    () =>
      Observable.create<GraphQLResponse>((sink) => {
        const request = {
          isCancelled: false,
          answer(errors?: PayloadError[]) {
            sink.next({ data: { page: null }, ...(errors && { errors }) });
            sink.complete();
          },
        };
        sent.push(request);
        return () => {
          request.isCancelled = true;
        };
      }),
    false,
  );
  const loaded: PageData<OwnPageQuery>['queryRef'][] = [];
  async function loader(args: LoaderFunctionArgs) {
    const [queryRef] = await loadPage<OwnPageQuery>(args, query, { url: '/lamps' });
    loaded.push(queryRef);
    if (args.params.page === 'moved') throw redirect('/elsewhere');
    return { queryRef };
  }
  const router = createMemoryRouter(
    [
      { path: '/', Component: () => null },
      { id: 'page', path: ':page', loader, Component },
    ],
    {
      getContext: () => {
        const context = new RouterContextProvider();
        context.set(relayContext, environment);
        return context;
      },
    },
  );
  disposeOfLeftPages(router);
  const shown = () => (router.state.loaderData.page as PageData<OperationType> | undefined)?.queryRef;
  async function arrive(path: string, errors?: PayloadError[]) {
    const arrival = router.navigate(path);
    await expect.poll(() => sent.length).toBe(1);
    sent[0]?.answer(errors);
    await arrival;
  }
  return { router, environment, sent, loaded, shown, arrive };
}

test('a page keeps its query until the router has left it, and Back reads the store', async () => {
  const { router, sent, shown, arrive } = open();
  await arrive('/lamps');
  const lamps = shown();
  expect(lamps).toMatchObject({ isDisposed: false });
  await router.navigate('/');
  expect(lamps).toMatchObject({ isDisposed: true });
  await router.navigate(-1);
  await expect.poll(() => shown()).toMatchObject({ isDisposed: false });
  expect(sent).toHaveLength(1);
});

test('a page fails where the store has an error of a field, also on the way back', async () => {
  const { router, arrive } = open();
  const fails = async (visit: Promise<void>) => {
    await visit;
    await expect.poll(() => router.state.errors).not.toBeNull();
  };
  await fails(arrive('/lamps', [{ message: 'The shop API is down', path: ['page'] }]));
  await router.navigate('/');
  await fails(router.navigate(-1));
});

test('a loader that ends in a redirect keeps nothing', async () => {
  const { router, loaded, shown, arrive } = open();
  await arrive('/moved');
  expect(router.state.location.pathname).toBe('/elsewhere');
  expect(loaded.map((queryRef) => queryRef?.isDisposed)).toEqual([true, false]);
  expect(shown()).toBe(loaded[1]);
});

test('a navigation that another one overtakes cancels its request', async () => {
  const { router, sent } = open();
  void router.navigate('/lamps');
  await expect.poll(() => sent.length).toBe(1);
  await router.navigate('/');
  expect(sent[0]).toMatchObject({ isCancelled: true });
});

test('a page that is still on the screen keeps its query when the router has loaded another for it', async () => {
  let drawAgain = () => {};
  function Page() {
    // Relay complains of a query that has been disposed of, which fails the test.
    usePage<OwnPageQuery>(query);
    const [, setCount] = useState(0);
    useEffect(() => {
      drawAgain = () => setCount((count) => count + 1);
    }, []);
    return null;
  }
  const { router, environment, loaded, arrive } = open(Page);
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  await act(async () => {
    await arrive('/lamps');
  });
  // An update of the store draws the page before the router's own state, which is a transition.
  const unsubscribe = router.subscribe(({ revalidation }) => {
    if (revalidation === 'idle') drawAgain();
  });
  await act(() => router.revalidate());
  unsubscribe();
  expect(loaded.map((queryRef) => queryRef?.isDisposed)).toEqual([true, false]);
});
