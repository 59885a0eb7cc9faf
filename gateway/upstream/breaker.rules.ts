/** The kinds of call to the shop API. Each has a breaker, so that one that fails does not hold back the others. */
export const CALL_KINDS = [
  'structure',
  'list',
  'search',
  'product',
  'review',
  'address',
  'content',
  'cart',
  'checkout',
  'order',
  'customer',
  'message',
  'other',
] as const;

export type CallKind = (typeof CALL_KINDS)[number];

/** What is known of an upstream's health: failures in a row, and until when calls are held back. */
export interface BreakerState {
  failures: number;
  openUntil: number | null;
}

export const closed: BreakerState = { failures: 0, openUntil: null };

const FAILURES_TO_OPEN = 5;
const OPEN_MILLISECONDS = 1_000;

/** The longest that the upstream's own Retry-After is honoured: it must be found again soon after it recovers. */
const RETRY_AFTER_MILLISECONDS_MAXIMUM = 10_000;

/** Whether a call may go out now: always while closed; when open, one probe after a pause. */
export function mayCall({ openUntil }: BreakerState, now: number): boolean {
  return openUntil === null || now >= openUntil;
}

/** The state while a call is under way: when it is a probe, others wait for its outcome. */
export function probing(state: BreakerState, now: number): BreakerState {
  return state.openUntil === null ? state : { ...state, openUntil: now + OPEN_MILLISECONDS };
}

export function afterSuccess(): BreakerState {
  return closed;
}

/** The state after a failure; an upstream that asked to be left alone for a while is, at once. */
export function afterFailure(
  { failures, openUntil }: BreakerState,
  now: number,
  retryAfterMilliseconds: number | null = null,
): BreakerState {
  const pause =
    retryAfterMilliseconds === null
      ? OPEN_MILLISECONDS
      : Math.min(retryAfterMilliseconds, RETRY_AFTER_MILLISECONDS_MAXIMUM);
  const opens = failures + 1 >= FAILURES_TO_OPEN || retryAfterMilliseconds !== null;
  return { failures: failures + 1, openUntil: opens ? Math.max(now + pause, openUntil ?? 0) : openUntil };
}

/** What is known of the shop API as a whole: its breaker, and the kinds of call that have been left without an answer since the last answer. */
export interface OutageState {
  breaker: BreakerState;
  kinds: ReadonlySet<CallKind>;
}

export const noOutage: OutageState = { breaker: closed, kinds: new Set() };

/** A shop API that leaves so many kinds of call unanswered, and answers none, is taken to be down. */
const KINDS_TO_OPEN = 3;

/** Statuses of a server, or a proxy before it, that cannot serve at all. A 500 may be the fault of what one call asks for. */
const OUTAGE_STATUSES: ReadonlySet<number | null> = new Set([null, 502, 503, 504]);

/** The state after a call that failed with a status, null for none. Any answer but that of an outage begins anew. */
export function afterUnanswered(
  { breaker, kinds }: OutageState,
  kind: CallKind,
  status: number | null,
  now: number,
): OutageState {
  if (!OUTAGE_STATUSES.has(status)) return noOutage;
  const failed = afterFailure(breaker, now);
  const all = new Set([...kinds, kind]);
  return { kinds: all, breaker: all.size < KINDS_TO_OPEN ? { ...failed, openUntil: null } : failed };
}
