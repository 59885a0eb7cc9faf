/** The shop API failed: too late, unreachable, or its answer was not what it should be. Strangers never see its text. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
  /** REST path of the call, without its query: a query may carry a token. */
  readonly path: string;
  /** The status it answered with; null when there was no answer. */
  readonly status: number | null;
  /** How long it asked to be left alone; null when it did not say. */
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
