import { isUtf8 } from 'node:buffer';
import { UpstreamError } from './errors.ts';
import type { RestAnswer, RestCall } from './call.ts';
import type { ExchangeResponse } from './exchange.ts';

/** An answer that came whole: a status to act on, or JSON that nobody has looked at yet. */
export type Received = { kind: 'json'; status: number; json: unknown } | Exclude<RestAnswer<never>, { kind: 'ok' }>;

/** Statuses that ask the caller to come back later. */
const BUSY_STATUSES = new Set([408, 425, 429]);

/** What an answer of the shop API at an origin came to. Throws UpstreamError for one that says nothing of what was asked. */
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
    // A host that is gone, or a captive portal: it says nothing of what was asked.
    if (!isAt(headers.location, origin))
      throw new UpstreamError(path, `answered ${status}, which leads to another site`, status);
    return { kind: 'moved', location: headers.location };
  }
  throw new UpstreamError(path, `answered ${status}, which leads nowhere`, status);
}

function isAt(location: string, origin: string): boolean {
  return URL.canParse(location, origin) && new URL(location, origin).origin === origin;
}

/** Milliseconds that a Retry-After of seconds asks for; null for none. */
function retryAfterOf(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) * 1_000 : null;
}

function parseJson(path: string, body: Buffer): unknown {
  try {
    // Some servers begin with a byte order mark, which is no part of the JSON.
    if (isUtf8(body)) return JSON.parse(body.toString('utf8', hasByteOrderMark(body) ? 3 : 0));
  } catch {
    // Told like text that is not UTF-8.
  }
  throw new UpstreamError(path, 'answered something that is not JSON');
}

function hasByteOrderMark(body: Buffer): boolean {
  return body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf;
}

/** The shop API's own words about a refusal; many an API sends a page of HTML instead. */
function refused(status: number, body: Buffer): Extract<Received, { kind: 'refused' }> {
  let json: unknown = null;
  try {
    json = JSON.parse(body.toString());
  } catch {
    // Not JSON: there are no words of its own.
  }
  const detail =
    typeof json === 'object' && json !== null && 'detail' in json && typeof json.detail === 'string'
      ? json.detail
      : 'An error occurred';
  return { kind: 'refused', status, detail, json };
}
