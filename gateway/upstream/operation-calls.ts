import pLimit from 'p-limit';
import { SHOP_API_LIMITS } from '../limits.data.ts';
import type { RestAnswer, RestCall } from './call.ts';
import type { RestClient } from './client.ts';
import { UpstreamError } from './errors.ts';
import { isSlow } from './patience.rules.ts';

/** A few at once, while the others wait. */
export interface OperationCalls {
  /** One deadline for all reads. Changes have their own, and extend that of the reads by the time that they take. */
  rest: RestClient;
  /** Throws UpstreamError at the deadline when it had to wait. */
  inTurn<Answer>(read: () => Promise<Answer>): Promise<Answer>;
}

/** `deadline` is in `performance.now()` time. */
export function createOperationCalls(client: RestClient, deadline: number): OperationCalls {
  const turns = pLimit(SHOP_API_LIMITS.operationCallsAtOnce);
  let end = deadline;

  function inTurn<Answer>(read: () => Promise<Answer>): Promise<Answer> {
    if (turns.activeCount < turns.concurrency) return turns(read);
    const late = new AbortController();
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => {
        late.abort();
        reject(new UpstreamError('operation', 'its calls take longer than its deadline'));
      },
      Math.max(0, end - performance.now()),
    );
    const answer = turns(() => {
      late.signal.throwIfAborted();
      return read();
    });
    return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
  }

  async function callSlowly<Body>(call: RestCall<Body>): Promise<RestAnswer<Body>> {
    const started = performance.now();
    const left = end - started;
    if (left <= 0) return client.call({ deadline: end, ...call });
    try {
      return await client.call(call);
    } finally {
      end = Math.max(end, performance.now() + left);
    }
  }

  return {
    inTurn,
    rest: {
      ...client,
      call(call) {
        if (!isSlow(call)) return inTurn(() => client.call({ deadline: end, ...call }));
        // A change waits without a deadline: its caller needs to know the outcome.
        return call.method === 'GET' ? inTurn(() => callSlowly(call)) : turns(() => callSlowly(call));
      },
    },
  };
}
