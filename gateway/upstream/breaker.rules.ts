/** Each has a breaker, so that one that fails does not hold back the others. */
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
  // Calls that hash a password: they queue, and must not hold back account reads.
  'password',
  'message',
  'other',
] as const;

export type CallKind = (typeof CALL_KINDS)[number];

/** Consecutive failures, and until when it is open. */
export interface BreakerState {
  failures: number;
  openUntil: number | null;
}

export const closed: BreakerState = { failures: 0, openUntil: null };

const FAILURES_TO_OPEN = 5;
const OPEN_MILLISECONDS = 1_000;

/** The maximum Retry-After that is honoured, so that a recovery is noticed soon. */
const RETRY_AFTER_MILLISECONDS_MAXIMUM = 10_000;

/** Always while closed; when open, one probe after a pause. */
export function mayCall({ openUntil }: BreakerState, now: number): boolean {
  return openUntil === null || now >= openUntil;
}

/** While a call is in flight: other calls wait for the outcome of a probe. */
export function probing(state: BreakerState, now: number): BreakerState {
  return state.openUntil === null ? state : { ...state, openUntil: now + OPEN_MILLISECONDS };
}

interface CountedFailure {
  /** Null for an answer without the header. */
  retryAfterMilliseconds?: number | null;
  /** Whether a closed breaker counts it. Defaults to yes. */
  isCounted?: boolean;
}

/** A Retry-After opens the breaker at once. */
export function afterFailure(
  { failures, openUntil }: BreakerState,
  now: number,
  { retryAfterMilliseconds = null, isCounted = true }: CountedFailure = {},
): BreakerState {
  const pause =
    retryAfterMilliseconds === null
      ? OPEN_MILLISECONDS
      : Math.min(retryAfterMilliseconds, RETRY_AFTER_MILLISECONDS_MAXIMUM);
  const count = failures + (isCounted ? 1 : 0);
  const opens = count >= FAILURES_TO_OPEN || retryAfterMilliseconds !== null || openUntil !== null;
  return { failures: count, openUntil: opens ? Math.max(now + pause, openUntil ?? 0) : null };
}

/** The breaker of the whole shop API, and the kinds of call that have failed since the last answer. */
export interface OutageState {
  breaker: BreakerState;
  kinds: ReadonlySet<CallKind>;
}

export const noOutage: OutageState = { breaker: closed, kinds: new Set() };

/** What pages are made of. Carts and orders may fail on their own, as where another system keeps them. */
const PAGE_KINDS: ReadonlySet<CallKind> = new Set(['structure', 'list', 'search', 'product', 'review', 'content']);

/** So many kinds in a row, one of pages among them, must fail without an answer to open the shop API's breaker. */
const KINDS_TO_OPEN = 3;

/** Statuses of a server or proxy that is down. A 500 may be caused by one call's own data. */
const OUTAGE_STATUSES: ReadonlySet<number | null> = new Set([null, 502, 503, 504]);

/** The status is null without an answer. A status that is not of an outage resets the state. */
export function afterUnanswered(
  { breaker, kinds }: OutageState,
  kind: CallKind,
  { status, isCounted = true }: { status: number | null; isCounted?: boolean },
  now: number,
): OutageState {
  if (!OUTAGE_STATUSES.has(status)) return noOutage;
  const failed = afterFailure(breaker, now, { isCounted });
  const all = new Set([...kinds, kind]);
  const isWhole = all.size >= KINDS_TO_OPEN && [...all].some((each) => PAGE_KINDS.has(each));
  return { kinds: all, breaker: isWhole ? failed : { ...failed, openUntil: null } };
}
