import type { GraphQLSingularResponse, PayloadError } from 'relay-runtime';

/** Whether a response has no data because the shop API cannot be reached. The client treats it as a lost connection. */
export function isShopDown(answer: GraphQLSingularResponse): boolean {
  if (answer.data != null || !('errors' in answer)) return false;
  return answer.errors?.some((error) => codeOf(error) === 'UPSTREAM_UNAVAILABLE') ?? false;
}

/** The error code. Relay's type of an error lacks `extensions`. */
function codeOf(error: PayloadError): unknown {
  if (!('extensions' in error)) return null;
  const { extensions } = error;
  return typeof extensions === 'object' && extensions !== null && 'code' in extensions ? extensions.code : null;
}
