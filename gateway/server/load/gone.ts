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
  const onClose = () => {
    if (!response.writableFinished) gone.abort(new GoneError());
  };
  // A response that is closed already emits no further event.
  if (response.closed) onClose();
  else response.once('close', onClose);
  return gone.signal;
}

const DISCONNECTS = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE', 'ECONNRESET', 'EPIPE']);

/** Whether a stream failed because its client has disconnected. */
export function isDisconnect(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DISCONNECTS.has(String(error.code));
}
