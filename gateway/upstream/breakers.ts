import { LRUCache } from 'lru-cache';
import {
  afterFailure,
  afterUnanswered,
  closed,
  mayCall,
  noOutage,
  probing,
  type BreakerState,
  type CallKind,
} from './breaker.rules.ts';

interface Failure {
  status: number | null;
  retryAfterMilliseconds: number | null;
}

export const WHOLE_SHOP = 'shop';

type OnBreaker = (breaker: CallKind | typeof WHOLE_SHOP, isOpen: boolean) => void;

/** Far more than open the breakers for all. */
const CALLERS_MAXIMUM = 100;

/**
 * One for each kind of call, one for the shop API as a whole. A caller counts once until a call of the kind succeeds,
 * so that one caller's expensive operations do not open them for all; its own breakers count all its failures.
 * Times are of `performance.now()`. `onBreaker` is called when one opens or closes for all callers.
 */
export function createBreakers(onBreaker?: OnBreaker) {
  const all = createBreakerSet(onBreaker);
  const failing = new LRUCache<string, ReturnType<typeof createBreakerSet>>({ max: CALLERS_MAXIMUM });

  return {
    mayCall: (kind: CallKind, caller: string, now: number) =>
      all.mayCall(kind, now) && (failing.get(caller)?.mayCall(kind, now) ?? true),
    begin(kind: CallKind, caller: string, now: number) {
      all.begin(kind, now);
      failing.get(caller)?.begin(kind, now);
    },
    succeed(kind: CallKind) {
      all.succeed(kind);
      for (const [caller, own] of failing) {
        own.succeed(kind);
        if (own.isClosed()) failing.delete(caller);
      }
    },
    fail(kind: CallKind, caller: string, now: number, failure: Failure) {
      const own = failing.get(caller) ?? createBreakerSet();
      failing.set(caller, own);
      all.fail(kind, now, failure, own.failures(kind));
      own.fail(kind, now, failure);
    },
  };
}

function createBreakerSet(onBreaker?: OnBreaker) {
  const states = new Map<CallKind, BreakerState>();
  let outage = noOutage;

  const stateOf = (kind: CallKind) => states.get(kind) ?? closed;
  const tell = (breaker: CallKind | typeof WHOLE_SHOP, before: BreakerState, after: BreakerState) => {
    if ((before.openUntil === null) !== (after.openUntil === null)) onBreaker?.(breaker, after.openUntil !== null);
  };
  const set = (kind: CallKind, state: BreakerState) => {
    tell(kind, stateOf(kind), state);
    if (state === closed) states.delete(kind);
    else states.set(kind, state);
  };
  const setOutage = (state: typeof outage) => {
    tell(WHOLE_SHOP, outage.breaker, state.breaker);
    outage = state;
  };

  return {
    mayCall: (kind: CallKind, now: number) => mayCall(outage.breaker, now) && mayCall(stateOf(kind), now),
    begin(kind: CallKind, now: number) {
      set(kind, probing(stateOf(kind), now));
      const breaker = probing(outage.breaker, now);
      if (breaker !== outage.breaker) setOutage({ ...outage, breaker });
    },
    succeed(kind: CallKind) {
      set(kind, closed);
      setOutage(noOutage);
    },
    /** Counts only a caller that has not failed `before`. Counts all by default. */
    fail(kind: CallKind, now: number, { status, retryAfterMilliseconds }: Failure, before = { ofKind: 0, ofAny: 0 }) {
      setOutage(afterUnanswered(outage, kind, { status, isCounted: before.ofAny === 0 }, now));
      set(kind, afterFailure(stateOf(kind), now, { retryAfterMilliseconds, isCounted: before.ofKind === 0 }));
    },
    failures: (kind: CallKind) => ({ ofKind: stateOf(kind).failures, ofAny: outage.breaker.failures }),
    isClosed: () => states.size === 0,
  };
}
