import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Sends uncacheable plain text; after the headers have been sent, only ends the answer. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  if (!response.headersSent)
    response.writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    });
  response.end(text);
}
