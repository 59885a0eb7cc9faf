import {
  afterFailure,
  afterSuccess,
  afterUnanswered,
  closed,
  mayCall,
  noOutage,
  probing,
  type BreakerState,
  type CallKind,
} from './breaker.rules.ts';

/** The circuit breakers: one for each kind of call, and one for the shop API as a whole. Times are of `performance.now()`. */
export interface Breakers {
  mayCall(kind: CallKind, now: number): boolean;
  /** Records that a call is made. */
  begin(kind: CallKind, now: number): void;
  succeed(kind: CallKind): void;
  /** Records a failed call, with the status and Retry-After of its answer, if any. */
  fail(kind: CallKind, now: number, failure: { status: number | null; retryAfterMilliseconds: number | null }): void;
}

/** The name of the breaker of the shop API as a whole. */
export const WHOLE_SHOP = 'shop';

/** Creates the breakers, all closed. `onBreaker` is called when one opens or closes. */
export function createBreakers(onBreaker?: (breaker: CallKind | typeof WHOLE_SHOP, isOpen: boolean) => void): Breakers {
  const states = new Map<CallKind, BreakerState>();
  let outage = noOutage;

  const stateOf = (kind: CallKind) => states.get(kind) ?? closed;
  const tell = (breaker: CallKind | typeof WHOLE_SHOP, before: BreakerState, after: BreakerState) => {
    if ((before.openUntil === null) !== (after.openUntil === null)) onBreaker?.(breaker, after.openUntil !== null);
  };
  const set = (kind: CallKind, state: BreakerState) => {
    tell(kind, stateOf(kind), state);
    states.set(kind, state);
  };
  const setOutage = (state: typeof outage) => {
    tell(WHOLE_SHOP, outage.breaker, state.breaker);
    outage = state;
  };

  return {
    mayCall: (kind, now) => mayCall(outage.breaker, now) && mayCall(stateOf(kind), now),
    begin(kind, now) {
      set(kind, probing(stateOf(kind), now));
      const breaker = probing(outage.breaker, now);
      if (breaker !== outage.breaker) setOutage({ ...outage, breaker });
    },
    succeed(kind) {
      set(kind, afterSuccess());
      setOutage(noOutage);
    },
    fail(kind, now, { status, retryAfterMilliseconds }) {
      set(kind, afterFailure(stateOf(kind), now, retryAfterMilliseconds));
      setOutage(afterUnanswered(outage, kind, status, now));
    },
  };
}
