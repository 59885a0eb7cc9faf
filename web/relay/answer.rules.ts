import type { GraphQLSingularResponse, PayloadError } from 'relay-runtime';

/** Whether an answer has no data because the shop API behind the graph is down: for whoever waits it is the same as no answer. */
export function isShopDown(answer: GraphQLSingularResponse): boolean {
  if (answer.data != null || !('errors' in answer)) return false;
  return answer.errors?.some((error) => codeOf(error) === 'UPSTREAM_UNAVAILABLE') ?? false;
}

/** Relay's type of an error does not name the extensions of the GraphQL specification. */
function codeOf(error: PayloadError): unknown {
  if (!('extensions' in error)) return null;
  const { extensions } = error;
  return typeof extensions === 'object' && extensions !== null && 'code' in extensions ? extensions.code : null;
}
