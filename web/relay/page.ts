import { useLazyLoadQuery } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';
import { useLoaderData, type RouterContextProvider } from 'react-router';
import { relayContext } from './environment.ts';

/** What a page's loader returns: the variables that its page reads the store with, never the data itself. */
export interface PageData<Query extends OperationType> {
  variables: Query['variables'];
  /** Source files of code that the loader brought along besides the route's own, so that the server has the browser fetch it at once. */
  modules?: readonly string[];
}

/** How long an answer is kept between its arrival in the store and the page that mounts it. */
const RETAIN_MILLISECONDS = 10_000;

/** Fetches a page's query into the Relay store. Rejects when the graph is broken; the answer decides the page's status. */
export async function loadPage<Query extends OperationType>(
  context: Readonly<RouterContextProvider>,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Promise<Query['response']> {
  const environment = context.get(relayContext);
  const response = await fetchQuery<Query>(environment, query, variables, {
    fetchPolicy: 'store-or-network',
  }).toPromise();
  // fetchQuery does not retain: without this the store may drop the answer before the page mounts.
  const retained = environment.retain(createOperationDescriptor(getRequest(query), variables));
  if (typeof document === 'undefined') return response as Query['response'];
  setTimeout(() => retained.dispose(), RETAIN_MILLISECONDS);
  return response as Query['response'];
}

/** Reads, without a request, what this page's loader has fetched. */
export function usePage<Query extends OperationType>(query: GraphQLTaggedNode): Query['response'] {
  const { variables } = useLoaderData<PageData<Query>>();
  return useLazyLoadQuery<Query>(query, variables, { fetchPolicy: 'store-or-network' });
}
