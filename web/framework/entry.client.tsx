import '@vitejs/plugin-react/preamble';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Observable, type GraphQLResponse } from 'relay-runtime';
import { createBrowserRouter, isRouteErrorResponse, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { whenIdle } from '../browser/idle.ts';
import { buildOf, mayReloadAgain } from './build/build.rules.ts';
import { navigateBy, NavigateContext } from './navigation/navigate-context.ts';
import { withEntryAtPress } from './entry-at-press.ts';
import { isTaskPath } from '@storefront/domain/pages.rules.ts';
import { followRouter } from './navigation/new-document.ts';
import { reloadRestoredPages } from './private-restore.ts';
import { App } from './App.tsx';
import { PAYLOADS_ELEMENT_ID } from './Document.tsx';
import { Hydrated } from './Hydrated.tsx';
import { createEnvironment, payloadKey, relayContext, type Payload } from '../relay/environment.ts';
import { disposeOfLeftPages } from './page/page.ts';
import { fetchGraphQL, fetchPublicQuery } from '../relay/fetch-graphql.ts';
import { isSignedIn, sessionEnded } from '../relay/session/session.ts';
import { reportUnexpected } from '../ui/failure/connection-error.ts';
import type { RouteHandle } from './route-handle.ts';
import { routes } from './routes.ts';
import { mayBeOnline } from '../browser/online.ts';
import { readStorage, writeStorage } from '../browser/browser-storage.ts';

/** So that the browser handles pending input, such as a scroll, before start-up continues. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

// The browser has just compiled and run all of the page's scripts in one task.
await pause();

const payloads = document.getElementById(PAYLOADS_ELEMENT_ID)?.textContent ?? '[]';
const answered = new Map<string, GraphQLResponse>(JSON.parse(payloads) as Payload[]);

const environment = createEnvironment((operation, variables, { metadata }) => {
  const key = payloadKey(operation.id, variables);
  const known = answered.get(key);
  if (known) {
    answered.delete(key);
    // Each response is read into the store in a task of its own.
    return pause().then(() => known);
  }
  return Observable.create<GraphQLResponse>((sink) => {
    const abandoned = new AbortController();
    const wasSignedIn = isSignedIn();
    const send = metadata?.isPrefetch ? fetchPublicQuery : fetchGraphQL;
    send(operation.id, variables, abandoned.signal).then(
      (response) => {
        // Only a mutation signs out.
        if (operation.operationKind === 'query' && wasSignedIn && !isSignedIn()) sessionEnded();
        sink.next(response);
        sink.complete();
      },
      (error: unknown) => {
        if (!abandoned.signal.aborted) sink.error(error instanceof Error ? error : new Error(String(error)));
      },
    );
    // A mutation is not cancelled, because the shop may have made it already.
    return () => {
      if (operation.operationKind === 'query') abandoned.abort();
    };
  });
}, false);

await pause();

const router = withEntryAtPress(
  createBrowserRouter(routes, {
    // None, but a page from the server: the browser itself restores where that was scrolled to.
    hydrationData: {},
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(relayContext, environment);
      return context;
    },
  }),
);

const isPrivate = (path: string) =>
  matchRoutes(routes, path)?.some(({ route }) => (route.handle as RouteHandle | undefined)?.isPrivate) ?? false;

const navigate = navigateBy(router);
followRouter(router, isTaskPath);
reloadRestoredPages(() => isPrivate(router.state.location.pathname));
recoverFromLostCode(router);
disposeOfLeftPages(router);
// Development: pages are loaded by their changed operations.
import.meta.hot?.on('vite:afterUpdate', ({ updates }) => {
  if (updates.some(({ path }) => path.includes('/__generated__/'))) void router.revalidate();
});

// Hydration must find the page's code and data in place, or its first render would differ from the server's HTML.
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

// Keeps an early scroll: the router would scroll a page that it does not know to the top.
router.state.restoreScrollPosition = false;

performance.mark('hydration-start');
// A transition hydrates in slices of a few milliseconds, so that clicks and scrolling in between are not blocked.
startTransition(() => {
  hydrateRoot(
    document,
    <Hydrated>
      <App environment={environment} payloads={payloads} start="" themeColour="" vitalsRatio={0}>
        <NavigateContext value={navigate}>
          <RouterProvider
            router={router}
            // Shows at once that a navigation is pending, also while React renders the next page in a transition.
            useTransitions
            // React itself reports the errors of rendering, so this leaves those out.
            onError={(error, { errorInfo }) => {
              if (!errorInfo && !isRouteErrorResponse(error)) reportUnexpected(error);
            }}
          />
        </NavigateContext>
      </App>
    </Hydrated>,
    { onCaughtError: reportUnexpected },
  );
});

const vitalsRatio = Number(document.documentElement.dataset['vitals'] ?? 0);

const build = buildOf(import.meta.url);
whenIdle(
  () => {
    import('./prefetch/prefetch-page.ts')
      .then(({ prefetchPages }) => prefetchPages({ environment, router }))
      .catch(reportUnexpected);
    if (Math.random() < vitalsRatio)
      import('./vitals/report-vitals.ts')
        .then(({ reportVitals }) => reportVitals(router.state))
        .catch(reportUnexpected);
    if (build)
      import('./build/follow-builds.ts').then(({ followBuilds }) => followBuilds(build)).catch(reportUnexpected);
  },
  { fallback: 1_000 },
);

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * As after a deployment that removed this build's files; at most once in ten seconds.
 * Callers handle a failed lazy module that a page can do without.
 */
function recoverFromLostCode(router: Router): void {
  window.addEventListener('vite:preloadError', () => {
    const { initialized, navigation, location } = router.state;
    if ((initialized && navigation.state === 'idle') || !mayBeOnline()) return;
    const wanted = navigation.location ?? location;
    const key = `reloaded:${wanted.pathname}`;
    if (!mayReloadAgain(readStorage('sessionStorage', key), Date.now())) return;
    // Without storage the limit cannot be kept, and a page that always fails would reload for ever.
    if (!writeStorage('sessionStorage', key, String(Date.now()))) return;
    reloadOnceThere(router);
  });
}

/** Once the router has committed the URL: a document load before that would add a second history entry. */
function reloadOnceThere(router: Router): void {
  if (router.state.navigation.state === 'idle') {
    window.location.reload();
    return;
  }
  const unsubscribe = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    unsubscribe();
    window.location.reload();
  });
}
