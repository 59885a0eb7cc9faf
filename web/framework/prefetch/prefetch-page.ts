import { matchRoutes, RouterContextProvider, type createBrowserRouter } from 'react-router';
import type { Environment } from 'relay-runtime';
import { whenIdle } from '../../browser/idle.ts';
import { networkConnection } from '../../browser/online.ts';
import { needsDocument } from '../navigation/new-document.ts';
import { relayContext } from '../../relay/environment.ts';
import { prefetchContext } from '../page/page.ts';
import { reportUnexpected } from '../../ui/failure/connection-error.ts';
import type { RouteHandle } from '../route-handle.ts';
import { codeOf, routes } from '../routes.ts';
import { cardsInSight } from './cards-in-sight.ts';
import { followLinks } from './follow-links.ts';
import { mayPrefetchOn, pageOf } from './prefetch.rules.ts';
import { createPrefetcher } from './prefetcher.ts';

interface PrefetchOptions {
  environment: Environment;
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
}

/**
 * Runs the routes' loaders for links that show intent and for the first cards of a list that is looked at.
 * The code of products and categories comes before any intent.
 */
export function prefetchPages({ environment, router }: PrefetchOptions): void {
  const prefetch = createPrefetcher({ load, now: () => Date.now() });

  function start(link: HTMLAnchorElement): () => void {
    const url = mayPrefetchOn(networkConnection()) ? pageOf(link, location.href) : null;
    return url && !needsDocument(url.pathname) ? prefetch(url) : () => {};
  }

  followLinks(start);

  let isLooking = false;
  let stop = () => {};
  function look(): void {
    const isAtRest = router.state.navigation.state === 'idle';
    if (isAtRest === isLooking) return;
    isLooking = isAtRest;
    stop();
    // After what the page itself has to do.
    if (isAtRest)
      stop = whenIdle(() => (stop = cardsInSight(start)), { fallback: LOOK_MILLISECONDS, timeout: LOOK_MILLISECONDS });
  }
  router.subscribe(look);
  look();

  if (mayPrefetchOn(networkConnection()))
    whenIdle(() => void loadCataloguePages().catch(reportUnexpected), { fallback: LOOK_MILLISECONDS });

  async function load(url: URL, signal: AbortSignal): Promise<void> {
    const { route, params } = matchRoutes(routes, url.pathname)?.at(-1) ?? {};
    const { component, isPrivate } = (route?.handle as RouteHandle | undefined) ?? {};
    if (!route || !component || isPrivate) return;
    const code = codeOf(component);
    try {
      const [loader] = await Promise.all([code.loader?.(), code.Component()]);
      if (typeof loader !== 'function' || signal.aborted) return;
      const context = new RouterContextProvider();
      context.set(relayContext, environment);
      context.set(prefetchContext, true);
      const request = new Request(url, { signal });
      await loader({ request, url, params: params ?? {}, pattern: route.path ?? '', context });
    } catch (error) {
      // Not an error: a loader's redirect or 404, which the navigation will find in the store, or a cancelled prefetch.
      if (error instanceof Error && !signal.aborted) reportUnexpected(error);
    }
  }
}

/** A page has been looked at after so long, if it is not idle before. */
const LOOK_MILLISECONDS = 1_000;

/** Most links lead to these; a loader knows only from its answer which of them a path is. */
function loadCataloguePages(): Promise<unknown> {
  return Promise.all([
    import('../url/UrlPage.route.ts'),
    import('../url/UrlPage.tsx'),
    import('../../catalogue/product/ProductPage.tsx'),
    import('../../catalogue/category/CategoryPage.tsx'),
  ]);
}
