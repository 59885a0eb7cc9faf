import pLimit from 'p-limit';
import { SHOP_API_LIMITS } from '../limits.data.ts';
import type { RestAnswer, RestCall } from './call.ts';
import type { RestClient } from './client.ts';
import { UpstreamError } from './errors.ts';
import { isSlow } from './patience.rules.ts';

/** The calls of one operation to the shop API: a few at once, while the others wait. */
export interface OperationCalls {
  /**
   * The client, with one deadline for all reads. Changes have deadlines of their own, and extend that of the reads by
   * the time that they take.
   */
  rest: RestClient;
  /** Makes a read in its turn. Throws UpstreamError at the deadline when it had to wait. */
  inTurn<Answer>(read: () => Promise<Answer>): Promise<Answer>;
}

/** Creates the calls of an operation whose reads end by a deadline, in `performance.now()` time. */
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
        // A change waits for its turn without a deadline: its caller needs to know the outcome.
        return call.method === 'GET' ? inTurn(() => callSlowly(call)) : turns(() => callSlowly(call));
      },
    },
  };
}
