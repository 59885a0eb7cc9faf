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

/** A reference to the query in the Relay store, never the data itself. */
export interface PageData<Query extends OperationType> {
  /** Null in a prefetch, which shows nothing. */
  queryRef: PreloadedQuery<Query> | null;
  /** Source files that the loader has loaded besides the route's, so that the HTML preloads them too. */
  modules?: readonly string[];
  /** For a page that is worth caching with a query string. Defaults to none. */
  cachedSearch?: string | null;
}

/** A prefetch is aborted when the shopper turns away from the link. */
export const prefetchContext = createContext(false);

/** The queries in this tab of pages that the router has not left. */
const loaded = new Set<PreloadedQuery<OperationType>>();

/** The queries of pages on the screen: React may draw one after the router has left it, until the next is ready. */
const drawn = new Set<PreloadedQuery<OperationType>>();

/**
 * Resolves with a reference and the response, which decides the page's status; rejects when the graph fails.
 * The store keeps the response until the router has left the page, or has aborted the navigation to it.
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

/** Rejects when the graph fails, also for a field whose error the query throws. */
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

/** Disposes of pages that the router has left and that are off the screen, and of loaders that redirected or failed. */
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
 * A navigation meanwhile shares the request, which aborting then leaves alone. The response is not retained: pages
 * that nobody opens must not push out visited ones. The browser's HTTP cache knows whether a response is too old.
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
