import type { Capability } from '@storefront/domain/shop-api/capabilities.rules.ts';
import type { CallKind } from './breaker.rules.ts';
import type { Contract } from './contract/contract.ts';

/** A body that meets its contract, a new location, or a refusal with its body unchecked. */
export type RestAnswer<Body> =
  | { kind: 'ok'; body: Body }
  | { kind: 'moved'; location: string }
  | { kind: 'refused'; status: number; detail: string; json: unknown; retryAfterMilliseconds?: number | null };

export interface RestCall<Body> {
  method: 'GET' | 'POST' | 'PUT';
  /** Below the API's prefix, percent-encoded. */
  path: string;
  query?: URLSearchParams;
  /** Each is sent only to a shop API that announces it. */
  optionalQuery?: Readonly<Partial<Record<Capability, string>>>;
  body?: unknown;
  /** Can be retried. Defaults to true for GET; also true for lists that are read by POST. */
  safe?: boolean;
  /** A 429 is about the caller's own attempts rather than the shop's load: a refusal then, not a failure. */
  limitsCallers?: boolean;
  /** Signed, since only the gateway may make it. Defaults to false. */
  isSigned?: boolean;
  /** Selects the circuit breaker. Defaults to `other`. */
  kind?: CallKind;
  /** In `performance.now()` time; a call after it is not made. Defaults to none. */
  deadline?: number;
  /** A body that breaks it is a failure of the shop API. */
  contract: Contract<Body>;
}
