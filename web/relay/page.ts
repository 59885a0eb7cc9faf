import { useLazyLoadQuery } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';
import { createContext, useLoaderData, type RouterContextProvider } from 'react-router';
import { relayContext } from './environment.ts';

/** The data of a page's loader: the variables to read the Relay store with, never the data itself. */
export interface PageData<Query extends OperationType> {
  variables: Query['variables'];
  /** Source files that the loader has loaded in addition to the route's, so that the HTML preloads them too. */
  modules?: readonly string[];
  /** The page's query string, for a page that is worth caching with one. Defaults to none: the page is cached without a query string only. */
  cachedSearch?: string | null;
}

/** Set while a loader prefetches: aborted when the shopper turns away from the link. */
export const prefetchContext = createContext<AbortSignal | null>(null);

/** The time for which a response is retained between the loader and the mounting of the page. */
const RETAIN_MILLISECONDS = 10_000;

/** Fetches a page's query into the Relay store. Rejects when the graph fails; the response decides the page's status. */
export async function loadPage<Query extends OperationType>(
  context: Readonly<RouterContextProvider>,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Promise<Query['response']> {
  const environment = context.get(relayContext);
  const signal = context.get(prefetchContext);
  if (signal) return prefetchQuery<Query>(environment, query, variables, signal);
  const response = await fetchQuery<Query>(environment, query, variables, {
    fetchPolicy: 'store-or-network',
  }).toPromise();
  // The server's store lasts for one request.
  if (import.meta.env.SSR) return response as Query['response'];
  // fetchQuery does not retain its response, so the store could drop it before the page mounts.
  const retained = environment.retain(createOperationDescriptor(getRequest(query), variables));
  setTimeout(() => retained.dispose(), RETAIN_MILLISECONDS);
  return response as Query['response'];
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

/** Reads the page's query from the store, where its loader has put it. */
export function usePage<Query extends OperationType>(query: GraphQLTaggedNode): Query['response'] {
  const { variables } = useLoaderData<PageData<Query>>();
  return useLazyLoadQuery<Query>(query, variables, { fetchPolicy: 'store-or-network' });
}
