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

/** A failed call: the status and Retry-After of its answer, if any. */
interface Failure {
  status: number | null;
  retryAfterMilliseconds: number | null;
}

/**
 * The circuit breakers: one for each kind of call, and one for the shop API as a whole. They count a caller once until a call of the kind succeeds,
 * so that they open for all when several callers fail, and not by one caller's expensive operations. Each caller has breakers of its own, which
 * count all its failures. Times are of `performance.now()`.
 */
export interface Breakers {
  mayCall(kind: CallKind, caller: string, now: number): boolean;
  /** Records that a call is made. */
  begin(kind: CallKind, caller: string, now: number): void;
  succeed(kind: CallKind): void;
  fail(kind: CallKind, caller: string, now: number, failure: Failure): void;
}

/** The name of the breaker of the shop API as a whole. */
export const WHOLE_SHOP = 'shop';

type OnBreaker = (breaker: CallKind | typeof WHOLE_SHOP, isOpen: boolean) => void;

/** Failing callers that are told apart: far more than open the breakers for all. */
const CALLERS_MAXIMUM = 100;

/** Creates the breakers, all closed. `onBreaker` is called when one opens or closes for all callers. */
export function createBreakers(onBreaker?: OnBreaker): Breakers {
  const all = createBreakerSet(onBreaker);
  const failing = new LRUCache<string, BreakerSet>({ max: CALLERS_MAXIMUM });

  return {
    mayCall: (kind, caller, now) => all.mayCall(kind, now) && (failing.get(caller)?.mayCall(kind, now) ?? true),
    begin(kind, caller, now) {
      all.begin(kind, now);
      failing.get(caller)?.begin(kind, now);
    },
    succeed(kind) {
      all.succeed(kind);
      for (const [caller, own] of failing) {
        own.succeed(kind);
        if (own.isClosed()) failing.delete(caller);
      }
    },
    fail(kind, caller, now, failure) {
      const own = failing.get(caller) ?? createBreakerSet();
      failing.set(caller, own);
      all.fail(kind, now, failure, own.failures(kind));
      own.fail(kind, now, failure);
    },
  };
}

/** How often a caller has failed already, in calls of one kind and of any. */
interface Failures {
  ofKind: number;
  ofAny: number;
}

interface BreakerSet {
  mayCall(kind: CallKind, now: number): boolean;
  begin(kind: CallKind, now: number): void;
  succeed(kind: CallKind): void;
  /** A closed breaker counts the failure if its caller has not failed `before`. Counts all by default. */
  fail(kind: CallKind, now: number, failure: Failure, before?: Failures): void;
  failures(kind: CallKind): Failures;
  /** Whether no kind of call has failed since it last succeeded. */
  isClosed(): boolean;
}

function createBreakerSet(onBreaker?: OnBreaker): BreakerSet {
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
    mayCall: (kind, now) => mayCall(outage.breaker, now) && mayCall(stateOf(kind), now),
    begin(kind, now) {
      set(kind, probing(stateOf(kind), now));
      const breaker = probing(outage.breaker, now);
      if (breaker !== outage.breaker) setOutage({ ...outage, breaker });
    },
    succeed(kind) {
      set(kind, closed);
      setOutage(noOutage);
    },
    fail(kind, now, { status, retryAfterMilliseconds }, before = { ofKind: 0, ofAny: 0 }) {
      setOutage(afterUnanswered(outage, kind, { status, isCounted: before.ofAny === 0 }, now));
      set(kind, afterFailure(stateOf(kind), now, { retryAfterMilliseconds, isCounted: before.ofKind === 0 }));
    },
    failures: (kind) => ({ ofKind: stateOf(kind).failures, ofAny: outage.breaker.failures }),
    isClosed: () => states.size === 0,
  };
}
