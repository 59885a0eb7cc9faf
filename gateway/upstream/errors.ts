/** A sandbox key's call that is not made. Its message is for the partner. */
export class SandboxError extends Error {
  override name = 'SandboxError';
}

/** The shop API failed: a timeout, a broken connection or an unexpected answer. Its message is for logs only. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
  /** The REST path of the call, without its query, which may carry a token. */
  readonly path: string;
  /** The status of the answer; null for none. */
  readonly status: number | null;
  /** The delay of the answer's Retry-After header; null for none. */
  readonly retryAfterMilliseconds: number | null;

  constructor(
    path: string,
    reason: string,
    status: number | null = null,
    retryAfterMilliseconds: number | null = null,
  ) {
    super(`${path}: ${reason}`);
    this.path = path;
    this.status = status;
    this.retryAfterMilliseconds = retryAfterMilliseconds;
  }
}
