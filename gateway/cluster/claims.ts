import { LRUCache } from 'lru-cache';
import { KEYS_MAXIMUM, KEY_TTL_MILLISECONDS } from '../graph/cart/idempotency-keys.ts';

/** Called with whether the claim was granted; otherwise the work has been done already. */
type Answer = (isGranted: boolean) => void;

/** Grants each piece of work to one worker at a time, until one has done it. */
export interface Claims {
  /** Answers at once, or when the worker that has the claim settles it or ends. */
  claim(name: string, worker: number, answer: Answer): void;
  /** Ends a claim: the work is done, or the next worker that waits gets it. */
  settle(name: string, worker: number, isDone: boolean): void;
  /** Ends the claims of a worker that has ended. */
  release(worker: number): void;
}

export function createClaims(): Claims {
  const done = new LRUCache<string, true>({ max: KEYS_MAXIMUM, ttl: KEY_TTL_MILLISECONDS });
  const granted = new Map<string, { worker: number; waiting: { worker: number; answer: Answer }[] }>();

  function settle(name: string, worker: number, isDone: boolean): void {
    const claim = granted.get(name);
    if (claim?.worker !== worker) return;
    granted.delete(name);
    if (isDone) {
      done.set(name, true);
      for (const { answer } of claim.waiting) answer(false);
      return;
    }
    const [next, ...waiting] = claim.waiting;
    if (!next) return;
    granted.set(name, { worker: next.worker, waiting });
    next.answer(true);
  }

  return {
    claim(name, worker, answer) {
      const claim = granted.get(name);
      if (claim) claim.waiting.push({ worker, answer });
      else if (done.get(name)) answer(false);
      else {
        granted.set(name, { worker, waiting: [] });
        answer(true);
      }
    },
    settle,
    release(worker) {
      for (const claim of granted.values()) claim.waiting = claim.waiting.filter((each) => each.worker !== worker);
      for (const [name, claim] of granted) if (claim.worker === worker) settle(name, worker, false);
    },
  };
}
