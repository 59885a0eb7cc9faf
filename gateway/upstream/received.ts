import { isUtf8 } from 'node:buffer';
import { UpstreamError } from './errors.ts';
import type { RestAnswer, RestCall } from './call.ts';
import type { ExchangeResponse } from './exchange.ts';

/** A complete answer: a status to act on, or JSON that is not validated yet. */
export type Received = { kind: 'json'; status: number; json: unknown } | Exclude<RestAnswer<never>, { kind: 'ok' }>;

/** Statuses that ask for a retry later. */
const BUSY_STATUSES = new Set([408, 425, 429]);

/** Classifies an answer of the shop API at an origin. Throws UpstreamError for a failure. */
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
    // Another host, such as a captive portal, does not know where the shop's pages have moved.
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
    // Some servers send a byte order mark, which is not part of the JSON.
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
    // Not JSON: there is no message.
  }
  const detail =
    typeof json === 'object' && json !== null && 'detail' in json && typeof json.detail === 'string'
      ? json.detail
      : 'An error occurred';
  return { kind: 'refused', status, detail, json };
}
