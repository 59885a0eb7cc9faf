import type { GraphQLSingularResponse, Variables } from 'relay-runtime';
import { ConnectionError, OutdatedPageError } from '../ui/failure/connection-error.ts';
import { isOperationUnknown, isShopDown } from './answer.rules.ts';
import { fetchJson } from './fetch-json.ts';

/**
 * Sends a persisted operation. Rejects with a ConnectionError when there is no GraphQL response or the shop API is down, and with
 * an OutdatedPageError when the gateway does not know the operation.
 */
export async function fetchGraphQL(
  documentId: string | null | undefined,
  variables: Variables,
  signal: AbortSignal,
): Promise<GraphQLSingularResponse> {
  const answer = (await fetchJson('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
    body: JSON.stringify({ documentId, variables }),
    signal,
  })) as GraphQLSingularResponse;
  if (isOperationUnknown(answer)) throw new OutdatedPageError('The operation is of an earlier build');
  if (isShopDown(answer)) throw new ConnectionError('The shop API is down');
  return answer;
}
