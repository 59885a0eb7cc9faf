import { retryAfterSeconds } from './retry.rules.ts';
import { ShopError, type GraphErrorEntry } from './shop-error.ts';

interface Attempt {
  endpoint: URL;
  headers: Headers;
  body: string;
  requestId: string;
  /** The time limit. */
  milliseconds: number;
  signal: AbortSignal | undefined;
}

export interface Answer {
  data: unknown;
  /** The token of a new cart; null for none. */
  cartToken: string | null;
  /** The token of a new session; null for none. */
  sessionToken: string | null;
  /** Null for an answer without errors. */
  error: ShopError | null;
}

interface GraphBody {
  data?: unknown;
  errors?: readonly GraphErrorEntry[];
}

/** Sends a request once. Throws a ShopError if there is no answer from the graph, or the signal’s reason if the caller aborted the request. */
export async function sendOnce(send: typeof fetch, attempt: Attempt): Promise<Answer> {
  const { endpoint, headers, body, requestId, milliseconds, signal } = attempt;
  // Node’s AbortSignal.timeout accepts only whole milliseconds.
  const limit = AbortSignal.timeout(Math.ceil(milliseconds));
  let response: Response;
  let text: string;
  try {
    response = await send(endpoint, {
      method: 'POST',
      headers,
      body,
      credentials: 'omit',
      // A redirect could lead to another origin, which must not receive the key or the token.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
    text = await response.text();
  } catch (cause) {
    signal?.throwIfAborted();
    throw limit.aborted
      ? new ShopError({
          code: 'TIMED_OUT',
          message: `No answer within ${Math.ceil(milliseconds)} ms`,
          requestId,
          cause,
        })
      : new ShopError({ code: 'NO_ANSWER', message: 'The shop did not answer', requestId, cause });
  }
  const { status } = response;
  // In browsers a redirect has the status 0 and no address.
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400))
    throw new ShopError({
      code: 'REDIRECTED',
      message: `${endpoint.origin} answers with a redirect`,
      requestId,
      status,
    });
  const retryAfter = retryAfterSeconds(response.headers.get('retry-after'), Date.now());
  const given = graphBody(text);
  if (given === null)
    throw new ShopError({
      code: 'INVALID_ANSWER',
      message: `Status ${status}, without an answer of the graph`,
      requestId,
      status,
      retryAfter,
    });
  const { data = null, errors = [] } = given;
  const [first] = errors;
  return {
    data,
    cartToken: response.headers.get('x-cart-token'),
    sessionToken: response.headers.get('x-session-token'),
    error: first
      ? new ShopError({
          code: first.extensions?.code ?? 'INVALID_ANSWER',
          message: first.message,
          requestId,
          status,
          retryAfter,
          errors,
          data,
        })
      : null,
  };
}

/** Parses the body of an answer from the graph: an object with data or errors. Returns null for anything else. */
function graphBody(text: string): GraphBody | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  if (typeof body !== 'object' || body === null) return null;
  const { data, errors } = body as GraphBody;
  const hasErrors = Array.isArray(errors) && errors.length > 0;
  return hasErrors || (typeof data === 'object' && data !== null) ? (body as GraphBody) : null;
}
