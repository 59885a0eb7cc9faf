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
export function afterFailure({ failures, openUntil }: BreakerState, now: number, retryAfterMilliseconds: number | null = null): BreakerState {
  const pause = retryAfterMilliseconds === null ? OPEN_MILLISECONDS : Math.min(retryAfterMilliseconds, RETRY_AFTER_MILLISECONDS_MAXIMUM);
  const opens = failures + 1 >= FAILURES_TO_OPEN || retryAfterMilliseconds !== null;
  return { failures: failures + 1, openUntil: opens ? Math.max(now + pause, openUntil ?? 0) : openUntil };
}
