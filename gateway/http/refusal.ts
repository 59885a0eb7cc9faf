import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Refuses what no client of the graph sends: a body that is not JSON (which a form on another site could post without asking first),
 * and a request that a browser marks as coming from another site. Returns whether it answered.
 */
export function refuseRequest(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'POST') return false;
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    return refuse(response, 415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the operation as application/json.');
  }
  if (request.headers['sec-fetch-site'] === 'cross-site') {
    return refuse(response, 403, 'CROSS_SITE_REQUEST', 'The graph does not answer requests made by other sites.');
  }
  return false;
}

function refuse(response: ServerResponse, status: number, code: string, message: string): true {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
  return true;
}
