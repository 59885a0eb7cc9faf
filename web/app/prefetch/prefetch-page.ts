import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import type { Environment } from 'relay-runtime';
import { networkConnection } from '../../browser/online.ts';
import { needsDocument } from '../../browser/navigation/new-document.ts';
import { relayContext } from '../../relay/environment.ts';
import { prefetchContext } from '../../relay/page.ts';
import { reportUnexpected } from '../../ui/failure/connection-error.ts';
import type { RouteHandle } from '../route-handle.ts';
import { followLinks } from './follow-links.ts';
import { mayPrefetchOn, pageOf } from './prefetch.rules.ts';
import { createPrefetcher } from './prefetcher.ts';

/** Prefetches the code and the query of pages that links are about to open, by running their routes' loaders ahead of the navigation. */
export function prefetchPages(routes: RouteObject[], environment: Environment): void {
  const prefetch = createPrefetcher({ load, now: () => Date.now() });

  followLinks((link) => {
    const url = mayPrefetchOn(networkConnection()) ? pageOf(link, location.href) : null;
    return url && !needsDocument(url.pathname) ? prefetch(url) : () => {};
  });

  async function load(url: URL, signal: AbortSignal): Promise<void> {
    const { route, params } = matchRoutes(routes, url.pathname)?.at(-1) ?? {};
    if (!route?.lazy || typeof route.lazy === 'function') return;
    if ((route.handle as RouteHandle | undefined)?.isPrivate) return;
    try {
      const [loader] = await Promise.all([route.lazy.loader?.(), route.lazy.Component?.()]);
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
