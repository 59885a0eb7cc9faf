import '@vitejs/plugin-react/preamble';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Observable, type GraphQLResponse } from 'relay-runtime';
import { createBrowserRouter, isRouteErrorResponse, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { buildOf } from './build/build.rules.ts';
import { recoverFromLostCode } from './build/recover.ts';
import { followRouter } from '../navigation/new-document.ts';
import { App } from './App.tsx';
import { PAYLOADS_ELEMENT_ID } from './Document.tsx';
import { Hydrated } from './Hydrated.tsx';
import { createEnvironment, payloadKey, relayContext, type Payload } from '../relay/environment.ts';
import { fetchGraphQL } from '../relay/fetch-graphql.ts';
import { reportUnexpected } from '../ui/failure/connection-error.ts';
import type { RouteHandle } from './route-handle.ts';
import { routes } from './routes.ts';

/** Yields to the browser, so that it handles pending input, such as a scroll, before start-up continues. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

// The browser has just compiled and run all of this page's scripts, in one go.
await pause();

const payloads = document.getElementById(PAYLOADS_ELEMENT_ID)?.textContent ?? '[]';
const answered = new Map<string, GraphQLResponse>(JSON.parse(payloads) as Payload[]);

const environment = createEnvironment((operation, variables) => {
  const key = payloadKey(operation.id, variables);
  const known = answered.get(key);
  if (known) {
    answered.delete(key);
    return known;
  }
  return Observable.create<GraphQLResponse>((sink) => {
    const abandoned = new AbortController();
    fetchGraphQL(operation.id, variables, abandoned.signal).then(
      (response) => {
        sink.next(response);
        sink.complete();
      },
      (error: unknown) => {
        if (!abandoned.signal.aborted) sink.error(error instanceof Error ? error : new Error(String(error)));
      },
    );
    // A question that nobody waits for is taken back; a change is not, for it may have been made.
    return () => {
      if (operation.operationKind === 'query') abandoned.abort();
    };
  });
}, false);

const router = createBrowserRouter(routes, {
  getContext: () => {
    const context = new RouterContextProvider();
    context.set(relayContext, environment);
    return context;
  },
});

followRouter(
  router,
  (path) =>
    matchRoutes(routes, path)?.some(({ route }) => (route.handle as RouteHandle | undefined)?.isPrivate) ?? false,
);
recoverFromLostCode(router);

// Hydration must find the page's code and answers in place, or it would draw something else than the server did.
if (!router.state.initialized) {
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

await pause();

// Whoever has scrolled before the scripts came stays there: the router goes to the top of a page that it knows no place in.
router.state.restoreScrollPosition = false;

performance.mark('hydration-start');
// In a transition React takes over a few milliseconds at a time: a press or a scroll in between is not kept waiting.
startTransition(() => {
  hydrateRoot(
    document,
    <Hydrated>
      <App environment={environment} payloads={payloads}>
        <RouterProvider
          router={router}
          // Of the errors that a page is replaced for, React reports those of drawing it.
          onError={(error, { errorInfo }) => {
            if (!errorInfo && !isRouteErrorResponse(error)) reportUnexpected(error);
          }}
        />
      </App>
    </Hydrated>,
    { onCaughtError: reportUnexpected },
  );
});

const build = buildOf(import.meta.url);
if (build) {
  const follow = () =>
    void import('./build/follow-builds.ts').then(({ followBuilds }) => followBuilds(build)).catch(reportUnexpected);
  if ('requestIdleCallback' in window) window.requestIdleCallback(follow);
  else setTimeout(follow, 1_000);
}
