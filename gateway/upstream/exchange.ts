import { isUtf8 } from 'node:buffer';
import type { Dispatcher } from 'undici';
import type { RestAnswer, RestCall } from './call.ts';
import { UpstreamError } from './errors.ts';
import { SHOP_API_LIMITS } from '../limits.data.ts';

export interface ExchangeRequest {
  origin: string;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** JSON text; undefined for no body. */
  body: string | undefined;
  /** The timeout of the whole answer. Defaults to 1,200. */
  milliseconds?: number;
  /** Null for none. */
  requestId?: string | null;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Header names are in lower case. */
export interface ExchangeResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/**
 * Redirects come as they are. Rejects after the timeout, beyond 2 MB, and when the connection breaks. Callbacks instead
 * of a stream halve its cost.
 */
export function exchange(
  dispatcher: Dispatcher,
  {
    origin,
    method,
    path,
    body,
    milliseconds = SHOP_API_LIMITS.answerMilliseconds,
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
    const late = setTimeout(
      () => fail(new Error(`no whole answer within ${Math.round(milliseconds)} ms`)),
      milliseconds,
    );
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
          if (bytes > SHOP_API_LIMITS.answerBytes)
            fail(new Error(`answered more than ${SHOP_API_LIMITS.answerBytes} bytes`));
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

/** A status to act on, or JSON that is not validated yet. */
export type Received = { kind: 'json'; status: number; json: unknown } | Exclude<RestAnswer<never>, { kind: 'ok' }>;

/** Statuses that ask for a retry later. */
const BUSY_STATUSES = new Set([408, 425, 429]);

/** Throws UpstreamError for a failure. */
export function receive(
  { path, limitsCallers }: Pick<RestCall<unknown>, 'path' | 'limitsCallers'>,
  { status, headers, body }: ExchangeResponse,
  origin: string,
): Received {
  if (status === 429 && limitsCallers)
    return { ...refused(status, body), retryAfterMilliseconds: retryAfterOf(headers['retry-after']) };
  if (status >= 500 || BUSY_STATUSES.has(status))
    throw new UpstreamError(path, `answered ${status}`, status, retryAfterOf(headers['retry-after']));
  if (status >= 400) return refused(status, body);
  if (status >= 200 && status < 300) return { kind: 'json', status, json: parseJson(path, body) };
  if ((status === 301 || status === 308) && typeof headers.location === 'string') {
    // A captive portal, for example, does not know where the shop's pages have moved.
    if (!isAt(headers.location, origin))
      throw new UpstreamError(path, `answered ${status}, which leads to another site`, status);
    return { kind: 'moved', location: headers.location };
  }
  throw new UpstreamError(path, `answered ${status}, which leads nowhere`, status);
}

function isAt(location: string, origin: string): boolean {
  return URL.canParse(location, origin) && new URL(location, origin).origin === origin;
}

/** The milliseconds of a Retry-After header in seconds; null for none. */
function retryAfterOf(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) * 1_000 : null;
}

function parseJson(path: string, body: Buffer): unknown {
  try {
    // Some servers send a byte order mark, which is no JSON.
    if (isUtf8(body)) return JSON.parse(body.toString('utf8', hasByteOrderMark(body) ? 3 : 0));
  } catch {
    // Reported below, like text that is not UTF-8.
  }
  throw new UpstreamError(path, 'answered something that is not JSON');
}

function hasByteOrderMark(body: Buffer): boolean {
  return body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf;
}

/** A refusal with the shop API's message, if its body is JSON. */
function refused(status: number, body: Buffer): Extract<Received, { kind: 'refused' }> {
  let json: unknown = null;
  try {
    json = JSON.parse(body.toString());
  } catch {
    // There is no message.
  }
  const detail =
    typeof json === 'object' && json !== null && 'detail' in json && typeof json.detail === 'string'
      ? json.detail
      : 'An error occurred';
  return { kind: 'refused', status, detail, json };
}
