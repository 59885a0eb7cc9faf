import type { FastifyReply } from 'fastify';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { MediaType } from '../media-type.ts';

/** The reason for rejecting a request: an HTTP status, a stable code, and a message for the client's developer. */
export interface RequestError {
  status: number;
  code: RequestErrorCode;
  message: string;
  /** The remedy, where a convention fixes the message. */
  help?: string;
  /** All errors of a document or its variables, with their locations. */
  errors?: readonly GraphQLFormattedError[];
  /** Whether only the document is at fault: GraphQL over HTTP then answers `application/json` with 200. */
  isDocument?: boolean;
}

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

export function requestError(status: number, code: RequestErrorCode, message: string): RequestError {
  return { status, code, message };
}

/** A request error with the errors that graphql found, at least one. */
export function graphqlRequestError(code: RequestErrorCode, errors: readonly GraphQLError[]): RequestError {
  return {
    ...requestError(400, code, errors[0]?.message ?? ''),
    errors: errors.map(({ message, locations }) => ({
      message,
      ...(locations && { locations }),
      extensions: { code },
    })),
  };
}

export function isRequestError(result: object): result is RequestError {
  return 'status' in result && 'code' in result;
}

export function statusOf({ status, isDocument = false }: RequestError, mediaType: MediaType): number {
  return isDocument && mediaType === 'application/json' ? 200 : status;
}

/** A suggestion in one of graphql's messages. It reveals names in the schema. */
const SUGGESTION = /(?<!\s)\s*Did you mean\b[^?]*(?:\?|$)/g;

export function withoutSuggestions(message: string): string {
  return message.replaceAll(SUGGESTION, '');
}

/** Where the documentation says what to do about an error. */
export const docsOf = (code: RequestErrorCode | 'SANDBOX_REFUSED'): string => `/docs/errors#error-${code}`;

/** Serialises a request error as a GraphQL response. Only trusted callers see suggestions. */
export function requestErrorBody({ code, message, help, errors }: RequestError, isTrusted = false): string {
  const all = errors ?? [{ message, extensions: { code, help } }];
  return JSON.stringify({
    errors: all.map((error) => ({
      ...error,
      message: isTrusted ? error.message : withoutSuggestions(error.message),
      extensions: { ...error.extensions, docs: docsOf(code) },
    })),
  });
}

/** Sends a request error as a GraphQL response, with its HTTP status. */
export function sendRequestError(reply: FastifyReply, rejection: RequestError): FastifyReply {
  return reply
    .code(rejection.status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .send(requestErrorBody(rejection));
}
