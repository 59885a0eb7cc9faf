import type { GraphQLSingularResponse, PayloadError } from 'relay-runtime';

/** The client treats it as a lost connection. */
export function isShopDown(answer: GraphQLSingularResponse): boolean {
  return hasFailed(answer, 'UPSTREAM_UNAVAILABLE');
}

/** A deployment replaced the build of this page. */
export function isOperationUnknown(answer: GraphQLSingularResponse): boolean {
  return hasFailed(answer, 'PERSISTED_OPERATION_UNKNOWN');
}

/** And no data. */
function hasFailed(answer: GraphQLSingularResponse, code: string): boolean {
  if (answer.data != null || !('errors' in answer)) return false;
  return answer.errors?.some((error) => codeOf(error) === code) ?? false;
}

/** Relay's type of an error lacks `extensions`. */
function codeOf(error: PayloadError): unknown {
  if (!('extensions' in error)) return null;
  const { extensions } = error;
  return typeof extensions === 'object' && extensions !== null && 'code' in extensions ? extensions.code : null;
}
