import type { ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';

/** The reason for rejecting a request: an HTTP status, a stable code, and a message for the client's developer. */
export interface RequestError {
  status: number;
  code: RequestErrorCode;
  message: string;
  /** The remedy, where a convention fixes the message. */
  help?: string;
}

export type RequestErrorCode =
  | 'BAD_REQUEST'
  | 'BAD_USER_INPUT'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'UNSUPPORTED_MEDIA_TYPE'
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

/** Serialises a request error as a GraphQL response. */
export function requestErrorBody({ code, message, help }: RequestError): string {
  return JSON.stringify({ errors: [{ message, extensions: { code, help } }] });
}

/** Converts a request error to a GraphQLError; Yoga reads the HTTP status from its extensions. */
export function toGraphQLError({ status, code, message, help }: RequestError): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...(help !== undefined && { help }), http: { status } } });
}

/** Sends a request error as a GraphQL response, with its HTTP status. */
export function sendRequestError(response: ServerResponse, rejection: RequestError): void {
  const body = requestErrorBody(rejection);
  response
    .writeHead(rejection.status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}
