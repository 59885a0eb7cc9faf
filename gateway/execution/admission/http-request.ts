import type { IncomingHttpHeaders } from 'node:http';
import { mediaTypeOf } from '../media-type.ts';
import { requestError, type RequestError } from './request-error.ts';
import { REQUEST_LIMITS } from '../../limits.data.ts';

interface RequestHead {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

/** Whether an active partner's public key lists the origin. */
export type AllowsOrigin = (origin: string) => boolean;

/**
 * Rejects a request by its address and headers: too large, accepting no JSON, or sending something else. Requiring JSON prevents CSRF, because a form on another site can post other content types without a CORS preflight.
 */
export function checkHttpRequest({ method, url = '', headers }: RequestHead): RequestError | null {
  if (url.length > REQUEST_LIMITS.addressCharacters)
    return requestError(
      414,
      'REQUEST_ENTITY_TOO_LARGE',
      `An address has at most ${REQUEST_LIMITS.addressCharacters} characters.`,
    );
  if (mediaTypeOf(headers.accept) === null)
    return requestError(406, 'NOT_ACCEPTABLE', 'Answers are application/graphql-response+json or application/json.');
  if (method !== 'POST') return null;
  if (!isUtf8Json(headers['content-type'] ?? ''))
    return requestError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the operation as application/json, in UTF-8.');
  if (headers['content-encoding'] && headers['content-encoding'] !== 'identity')
    return requestError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the operation as it is, not compressed.');
  if (Number(headers['content-length']) > REQUEST_LIMITS.bodyBytes) return tooLargeBody;
  return null;
}

/** Whether a content type is JSON, and names UTF-8 if it names any charset. */
function isUtf8Json(contentType: string): boolean {
  if (contentType.length > REQUEST_LIMITS.contentTypeCharacters) return false;
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  return (
    type === 'application/json' &&
    parameters.every((parameter) => !parameter.includes('charset') || /^charset="?utf-?8"?$/.test(parameter))
  );
}

export const tooLargeBody = requestError(
  413,
  'REQUEST_ENTITY_TOO_LARGE',
  `A body has at most ${REQUEST_LIMITS.bodyBytes} bytes.`,
);

/**
 * Whether a browser sent the request for a page of another site or subdomain. Reads Sec-Fetch-Site; for browsers without it, compares
 * Origin with Host. Pages can forge none of these. Navigation counts as same-site, so that links to GraphiQL work.
 */
export function isForeign(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string')
    return site !== 'same-origin' && site !== 'none' && headers['sec-fetch-mode'] !== 'navigate';
  const { origin } = headers;
  if (origin === undefined) return false;
  try {
    return new URL(origin).host !== headers.host;
  } catch {
    return true;
  }
}
