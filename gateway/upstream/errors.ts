/** A call that is not made. Its message is for the partner. */
export class SandboxError extends Error {
  override name = 'SandboxError';
}

/** A timeout, a broken connection or an unexpected answer. Its message is for logs only. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
  /** Without its query, which may carry a token. */
  readonly path: string;
  /** Null without an answer. */
  readonly status: number | null;
  /** Null without the header. */
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
