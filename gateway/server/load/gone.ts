import type { ServerResponse } from 'node:http';

/** The abort reason when the client has disconnected. */
export class GoneError extends Error {
  constructor() {
    super('The connection was closed before it was answered');
    this.name = 'GoneError';
  }
}

/** Returns a signal that aborts when the client disconnects before the response is sent, so that its work is cancelled. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort(new GoneError());
  });
  return gone.signal;
}
