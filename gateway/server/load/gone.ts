import type { ServerResponse } from 'node:http';

/** The client has disconnected. */
export class GoneError extends Error {
  constructor() {
    super('The connection was closed before it was answered');
    this.name = 'GoneError';
  }
}

/** Aborts when the client disconnects before the response is sent, so that its work is cancelled. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  const onClose = () => {
    if (!response.writableFinished) gone.abort(new GoneError());
  };
  // A closed response emits no further event.
  if (response.closed) onClose();
  else response.once('close', onClose);
  return gone.signal;
}

const DISCONNECTS = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE', 'ECONNRESET', 'EPIPE']);

export function isDisconnect(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DISCONNECTS.has(String(error.code));
}
