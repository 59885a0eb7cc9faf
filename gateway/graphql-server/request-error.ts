import { GraphQLError, type ASTNode } from 'graphql';

/** The request itself is at fault: nothing ran. */
export type RequestErrorCode =
  | 'BAD_REQUEST'
  | 'BAD_USER_INPUT'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'OPERATION_RESOLUTION_FAILURE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'NOT_ACCEPTABLE'
  | 'REQUEST_ENTITY_TOO_LARGE'
  | 'CROSS_SITE_REQUEST'
  | 'UNKNOWN_PARTNER_KEY'
  | 'ORIGIN_NOT_ALLOWED'
  | 'BAD_BUYER_IP'
  | 'SCOPE_MISSING'
  | 'RATE_LIMITED'
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  | 'PERSISTED_OPERATION_REQUIRED'
  | 'PERSISTED_OPERATION_UNKNOWN'
  | 'OPERATION_NOT_PUBLIC'
  | 'OPERATION_TOO_LARGE'
  | 'OPERATION_TOO_COMPLEX'
  | 'INPUT_TOO_LARGE';

interface ErrorDetails {
  /** Where a convention fixes the message. */
  help?: string;
  nodes?: readonly ASTNode[] | undefined;
  /** Whether only the document is at fault: GraphQL over HTTP then answers `application/json` with 200. */
  isDocument?: boolean;
}

/** Yoga takes the HTTP status out of `extensions.http`. Codes are stable; messages are for the client's developer. */
export function requestError(
  status: number,
  code: RequestErrorCode,
  message: string,
  { help, nodes, isDocument = false }: ErrorDetails = {},
): GraphQLError {
  return new GraphQLError(message, {
    ...(nodes && { nodes }),
    extensions: { code, ...(help !== undefined && { help }), docs: docsOf(code), http: { status, spec: isDocument } },
  });
}

export const docsOf = (code: string): string => `/docs/errors#error-${code}`;

/** In one of graphql's messages. It reveals names in the schema. */
const SUGGESTION = /(?<!\s)\s*Did you mean\b[^?]*(?:\?|$)/g;

export function withoutSuggestions(message: string): string {
  return message.replaceAll(SUGGESTION, '');
}
