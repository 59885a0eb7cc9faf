import type { IncomingHttpHeaders } from 'node:http';
import type { GraphQLError } from 'graphql';
import { REQUEST_LIMITS } from '../limits.data.ts';
import { requestError } from './request-error.ts';

interface RequestHead {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** An active partner's public key lists it. */
export type AllowsOrigin = (origin: string) => boolean;

const ANSWERED = new Set(['*/*', 'application/*', 'application/json', 'application/graphql-response+json']);

/**
 * Too long, not accepting JSON, or not JSON. Yoga would run the operation before it finds that the answer is not
 * accepted; it streams single results in chunks, and takes forms, which other sites can send without a CORS preflight.
 */
export function checkHttpRequest({ method, url, headers }: RequestHead): GraphQLError | null {
  if (url.length > REQUEST_LIMITS.addressCharacters)
    return requestError(
      414,
      'REQUEST_ENTITY_TOO_LARGE',
      `An address has at most ${REQUEST_LIMITS.addressCharacters} characters.`,
    );
  if (headers.accept && !headers.accept.split(',').some(isAnswered))
    return requestError(406, 'NOT_ACCEPTABLE', 'Answers are application/graphql-response+json or application/json.');
  if (method !== 'POST') return null;
  if (!isUtf8Json(headers['content-type'] ?? ''))
    return requestError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the operation as application/json, in UTF-8.');
  if (headers['content-encoding'] && headers['content-encoding'] !== 'identity')
    return requestError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the operation as it is, not compressed.');
  return null;
}

/** Whether answers have this media type of an Accept header. They are in UTF-8. */
function isAnswered(accepted: string): boolean {
  const [type = '', ...parameters] = accepted.toLowerCase().replace(/\s/g, '').split(';');
  return ANSWERED.has(type) && parameters.every((each) => !each.includes('charset=') || each === 'charset=utf-8');
}

/** UTF-8, if it names any charset. */
function isUtf8Json(contentType: string): boolean {
  if (contentType.length > REQUEST_LIMITS.contentTypeCharacters) return false;
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  return (
    type === 'application/json' &&
    parameters.every((parameter) => !parameter.includes('charset') || /^charset="?utf-?8"?$/.test(parameter))
  );
}

/**
 * By Sec-Fetch-Site, else Origin against Host; pages can forge none of these. Navigation counts as same-site, so that
 * links to GraphiQL work.
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
