import type { CallKind } from './breaker.rules.ts';
import type { Contract } from './contract/contract.ts';

/** What one call came to: its body as its contract says, a place it has moved to, or a status that the caller knows what to do with, its body unchecked. */
export type RestAnswer<Body> =
  | { kind: 'ok'; body: Body }
  | { kind: 'moved'; location: string }
  | { kind: 'refused'; status: number; detail: string; json: unknown; retryAfterMilliseconds?: number | null };

export interface RestCall<Body> {
  method: 'GET' | 'POST' | 'PUT';
  /** Path below the API's prefix, every value in it already encoded. */
  path: string;
  query?: URLSearchParams;
  body?: unknown;
  /** Whether it only reads, so that it may be tried again: as every GET does, and lists that are asked for by POST. */
  safe?: boolean;
  /** Whether a 429 is about whoever the call is made for, who has tried too often, and says nothing of the shop: it is a refusal then, not a failure. */
  limitsCallers?: boolean;
  /** Whether the embedded shop answers it to its own gateway alone, which proves itself by the secret of the process. */
  needsSecret?: boolean;
  /** What kind of call it is: failures of one kind do not hold back the others. Defaults to `other`. */
  kind?: CallKind;
  /** When whoever asks stops waiting, by the clock of `performance.now()`; a call that is late for it is not made. Never unless told. */
  deadline?: number;
  /** What the body of the answer must look like; a body that does not is a failure of the shop API. */
  contract: Contract<Body>;
}
