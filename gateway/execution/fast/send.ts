import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { staleHeaders } from '../../upstream/request-scope.ts';
import { rateLimitHeaders } from '../../partners/quota.ts';
import { tokenHeaders } from '../call.ts';
import type { Asker } from './fast-path.ts';
import type { MediaType } from './media-type.ts';

/** For answers that only the one who asked may keep, and had better not. */
export const PRIVATE = 'private, no-store';

/** What every answer tells the one who asked, by whichever way it was made. */
export function ownHeaders(asker: Asker): OutgoingHttpHeaders {
  const { standing } = asker.checked;
  return {
    'cache-control': PRIVATE,
    ...(standing && rateLimitHeaders(standing)),
    ...staleHeaders(),
    ...tokenHeaders(asker),
  };
}

/** Sends an answer in one piece: a text leaves with its headers, where bytes would follow them. */
export function sendAnswer(
  response: ServerResponse,
  json: string,
  mediaType: MediaType,
  headers: OutgoingHttpHeaders,
  status = 200,
): void {
  const bytes = Buffer.byteLength(json);
  response.writeHead(status, { 'content-type': `${mediaType}; charset=utf-8`, 'content-length': bytes, ...headers });
  // After whatever else has come meanwhile: answers that go out together wake those who wait for them once.
  setImmediate(() => response.end(json, bytes === json.length ? 'latin1' : 'utf8'));
}
