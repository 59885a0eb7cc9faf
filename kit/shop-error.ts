import type { GraphErrorCode } from './__generated__/error-codes.ts';

/**
 * The error's code: one of the graph (`/docs/errors` lists what to do about each), or one of the client’s. `NO_ANSWER`: the connection failed.
 * `TIMED_OUT`: no answer within the time limit. `INVALID_ANSWER`: not an answer of the graph, such as a proxy’s page. `REDIRECTED`: the endpoint
 * answers with another address, which is not followed. Later releases may add codes.
 */
export type ShopErrorCode =
  | GraphErrorCode
  | 'NO_ANSWER'
  | 'TIMED_OUT'
  | 'INVALID_ANSWER'
  | 'REDIRECTED'
  | (string & Record<never, never>);

/** An entry of `errors` in an answer. */
export interface GraphErrorEntry {
  message: string;
  path?: readonly (string | number)[];
  extensions?: { code?: string; [name: string]: unknown };
}

interface ShopErrorDetails {
  code: ShopErrorCode;
  message: string;
  requestId: string;
  status?: number | null;
  retryAfter?: number | null;
  errors?: readonly GraphErrorEntry[];
  data?: unknown;
  cause?: unknown;
}

/**
 * A request without a complete answer. An error that a mutation returns for the shopper, such as OUT_OF_STOCK, is none: it is a member of the result. Contains no
 * key and no token.
 */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly code: ShopErrorCode;
  /** The request’s id in the gateway’s log. Include it when you report a problem. */
  readonly requestId: string;
  /** The HTTP status; null without an answer. */
  readonly status: number | null;
  /** The seconds to wait before another attempt, from `Retry-After`; null when the answer does not say. */
  readonly retryAfter: number | null;
  /** The errors of the answer; empty without one. */
  readonly errors: readonly GraphErrorEntry[];
  /** The data of the fields that did not fail; null for none. */
  readonly data: unknown;

  constructor(details: ShopErrorDetails) {
    const { code, message, requestId, cause } = details;
    super(`${code}: ${message} (request ${requestId})`, cause === undefined ? {} : { cause });
    this.code = details.code;
    this.requestId = details.requestId;
    this.status = details.status ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.errors = details.errors ?? [];
    this.data = details.data ?? null;
  }
}
