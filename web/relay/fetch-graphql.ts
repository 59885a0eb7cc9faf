import type { GraphQLSingularResponse, Variables } from 'relay-runtime';
import { ConnectionError } from '../ui/failure/connection-error.ts';
import { isShopDown } from './answer.rules.ts';
import { fetchJson } from './fetch-json.ts';

/** Sends a persisted operation. Rejects with a ConnectionError when there is no GraphQL response or the shop API is down. */
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
  if (isShopDown(answer)) throw new ConnectionError('The shop API is down');
  return answer;
}
