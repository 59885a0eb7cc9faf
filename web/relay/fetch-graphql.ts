import type { GraphQLSingularResponse, Variables } from 'relay-runtime';
import { ConnectionError, OutdatedPageError } from '../ui/failure/connection-error.ts';
import { isOperationUnknown, isShopDown } from './answer.rules.ts';
import { fetchJson } from './fetch-json.ts';

/** Rejects with a ConnectionError without a response or when the shop API is down, else with an OutdatedPageError. */
export async function fetchGraphQL(
  documentId: string | null | undefined,
  variables: Variables,
  signal: AbortSignal,
): Promise<GraphQLSingularResponse> {
  return checked(
    await fetchJson('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: ACCEPT },
      body: JSON.stringify({ documentId, variables }),
      signal,
    }),
  );
}

/** By GET, so that the browser's HTTP cache may answer. Rejects responses with errors, which must not be stored. */
export async function fetchPublicQuery(
  documentId: string | null | undefined,
  variables: Variables,
  signal: AbortSignal,
): Promise<GraphQLSingularResponse> {
  const query = new URLSearchParams({ documentId: documentId ?? '', variables: JSON.stringify(variables) });
  const answer = checked(await fetchJson(`/graphql?${query}`, { headers: { accept: ACCEPT }, signal }));
  if ('errors' in answer) throw new ConnectionError('A prefetched query has errors');
  return answer;
}

const ACCEPT = 'application/graphql-response+json, application/json';

function checked(response: unknown): GraphQLSingularResponse {
  const answer = response as GraphQLSingularResponse;
  if (isOperationUnknown(answer)) throw new OutdatedPageError('The operation is of an earlier build');
  if (isShopDown(answer)) throw new ConnectionError('The shop API is down');
  return answer;
}
