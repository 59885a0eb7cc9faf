import type { ServerResponse } from 'node:http';
import { requestErrorBody, type RequestError } from './request-error.ts';

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
