import { useEffect } from 'react';
import { loadQuery, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';
import { createContext, useLoaderData, type createBrowserRouter, type LoaderFunctionArgs } from 'react-router';
import { relayContext } from '../../relay/environment.ts';

/** The data of a page's loader: a reference to its query in the Relay store, never the data itself. */
export interface PageData<Query extends OperationType> {
  /** Null in a prefetch, which shows nothing. */
  queryRef: PreloadedQuery<Query> | null;
  /** Source files that the loader has loaded in addition to the route's, so that the HTML preloads them too. */
  modules?: readonly string[];
  /** The page's query string, for a page that is worth caching with one. Defaults to none: the page is cached without a query string only. */
  cachedSearch?: string | null;
}

/** Whether a loader prefetches: its request is aborted when the shopper turns away from the link. */
export const prefetchContext = createContext(false);

/** The queries that loaders have loaded in this tab and that the router has not left. */
const loaded = new Set<PreloadedQuery<OperationType>>();

/** The queries of the pages on the screen. React may draw a page again after the router has left it, until the next one is ready. */
const drawn = new Set<PreloadedQuery<OperationType>>();

/**
 * Loads a page's query. Resolves with a reference to it for the page, and with the response, which decides the page's status; rejects when the
 * graph fails. The store keeps the response until the router has left the page, or has aborted the navigation to it.
 */
export async function loadPage<Query extends OperationType>(
  { context, request: { signal } }: LoaderFunctionArgs,
  given: GraphQLTaggedNode,
  variables: Query['variables'],
): Promise<[queryRef: PreloadedQuery<Query> | null, data: Query['response']]> {
  const environment = context.get(relayContext);
  const query = import.meta.hot ? newestVersion(given) : given;
  if (context.get(prefetchContext)) return [null, await prefetchQuery<Query>(environment, query, variables, signal)];
  const queryRef = loadQuery<Query>(environment, query, variables, { fetchPolicy: 'store-or-network' });
  // The server's store lasts for one request.
  if (!import.meta.env.SSR) loaded.add(queryRef);
  signal.addEventListener('abort', () => queryRef.dispose());
  return [queryRef, await answerOf(queryRef, query)];
}

declare global {
  /** In development: the newest version of each operation that was edited since the page was opened, by its name. */
  var newestOperations: Map<string, GraphQLTaggedNode> | undefined;
}

function newestVersion(query: GraphQLTaggedNode): GraphQLTaggedNode {
  return globalThis.newestOperations?.get(getRequest(query).params.name) ?? query;
}

/** Waits for the response of a loaded query. Rejects when the graph fails, also for a field whose error the query throws. */
export async function answerOf<Query extends OperationType>(
  { environment, source, variables }: PreloadedQuery<Query>,
  query: GraphQLTaggedNode,
): Promise<Query['response']> {
  const response = await source?.toPromise();
  // A complete response is in the store, and need not be checked again, which takes as long as reading a whole page.
  if (response && !('errors' in response)) {
    const operation = createOperationDescriptor(getRequest(query), variables);
    const { data, isMissingData } = environment.lookup(operation.fragment);
    if (!isMissingData) return data as Query['response'];
  }
  // Throws the errors of fields, and fetches what is missing.
  const reading = fetchQuery<Query>(environment, query, variables, { fetchPolicy: 'store-or-network' });
  return (await reading.toPromise()) as Query['response'];
}

/**
 * Disposes of queries once the router is at rest without them: those of pages that it has left, when they are off the screen, and of loaders that
 * ended in a redirect or a 404. The store still keeps the last ones for Back.
 */
export function disposeOfLeftPages(router: ReturnType<typeof createBrowserRouter>): void {
  router.subscribe(({ initialized, navigation, revalidation, loaderData }) => {
    if (!initialized || navigation.state !== 'idle' || revalidation !== 'idle') return;
    const shown = new Set<unknown>(
      Object.values(loaderData).map((data: Partial<PageData<OperationType>> | null) => data?.queryRef),
    );
    for (const queryRef of loaded)
      if (!shown.has(queryRef)) {
        loaded.delete(queryRef);
        if (!drawn.has(queryRef)) queryRef.dispose();
      }
  });
}

/**
 * Fetches a page's query into the store ahead of the navigation. A navigation that starts meanwhile shares the request, which aborting then leaves
 * alone. The response is not retained: pages that nobody opens must not push the visited ones out of the store. Fetched even when the store has a
 * response, which may be old by now; the browser's HTTP cache knows whether it is.
 */
function prefetchQuery<Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  signal: AbortSignal,
): Promise<Query['response']> {
  return new Promise((resolve, reject) => {
    const subscription = fetchQuery<Query>(environment, query, variables, {
      fetchPolicy: 'network-only',
      networkCacheConfig: { force: true, metadata: { isPrefetch: true } },
    }).subscribe({ next: resolve, error: reject });
    signal.addEventListener('abort', () => {
      subscription.unsubscribe();
      reject(new DOMException('The prefetch was cancelled', 'AbortError'));
    });
  });
}

/** Reads the query that the page's loader has loaded. */
export function usePage<Query extends OperationType>(query: GraphQLTaggedNode): Query['response'] {
  const { queryRef } = useLoaderData<PageData<Query>>();
  if (!queryRef) throw new Error('A page was shown with the data of a prefetch');
  useEffect(() => {
    drawn.add(queryRef);
    return () => {
      drawn.delete(queryRef);
      if (!loaded.has(queryRef)) queryRef.dispose();
    };
  }, [queryRef]);
  return usePreloadedQuery<Query>(query, queryRef);
}
