import type { Dispatcher } from 'undici';

/** One request on the wire. */
export interface ExchangeRequest {
  origin: string;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** JSON text; undefined for no body. */
  body: string | undefined;
  /** The timeout of the whole answer. Defaults to 1,200; at most that. */
  milliseconds?: number;
  /** The id of the request that it is made for; null for none. */
  requestId?: string | null;
  /** Additional headers. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** A complete answer. Header names are in lower case. */
export interface ExchangeResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const DEADLINE_MILLISECONDS = 1_200;
const BODY_BYTES_MAXIMUM = 2_000_000;

/**
 * Sends one request and reads its whole answer, redirects included as they are. Rejects when the last byte is not there
 * within 1.2 seconds, when the body passes 2 MB, and when the connection breaks. Callbacks instead of a stream halve its cost.
 */
export function exchange(
  dispatcher: Dispatcher,
  {
    origin,
    method,
    path,
    body,
    milliseconds = DEADLINE_MILLISECONDS,
    requestId = null,
    headers: more,
  }: ExchangeRequest,
): Promise<ExchangeResponse> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | null = null;
    let failure: Error | null = null;
    const response: Omit<ExchangeResponse, 'body'> = { status: 0, headers: {} };
    const chunks: Buffer[] = [];
    let bytes = 0;

    const fail = (error: Error) => {
      clearTimeout(late);
      failure ??= error;
      controller?.abort(failure);
      reject(failure);
    };
    const patience = Math.min(milliseconds, DEADLINE_MILLISECONDS);
    const late = setTimeout(() => fail(new Error(`no whole answer within ${Math.round(patience)} ms`)), patience);
    const headers = {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(requestId !== null && { 'x-request-id': requestId }),
      ...more,
    };

    dispatcher.dispatch(
      { origin, path, method, headers, body: body ?? null },
      {
        onRequestStart(started) {
          controller = started;
          // The request may have timed out while it waited for a connection.
          if (failure) started.abort(failure);
        },
        onResponseStart(_, status, received) {
          response.status = status;
          response.headers = received;
        },
        onResponseData(_, chunk) {
          bytes += chunk.length;
          if (bytes > BODY_BYTES_MAXIMUM) fail(new Error(`answered more than ${BODY_BYTES_MAXIMUM} bytes`));
          else chunks.push(chunk);
        },
        onResponseEnd() {
          clearTimeout(late);
          resolve({ ...response, body: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks) });
        },
        onResponseError(_, error) {
          fail(error);
        },
      },
    );
  });
}
