import type { ServerResponse } from 'node:http';

/** The reason of a signal that aborts because nobody waits for the answer any more. */
export class GoneError extends Error {
  constructor() {
    super('The connection was closed before it was answered');
    this.name = 'GoneError';
  }
}

/** Aborts when the connection closes before the answer was sent, so that nothing more is done for it. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort(new GoneError());
  });
  return gone.signal;
}
