import { COST_LIMITS } from '../../limits.data.ts';
import type { RateLimiter } from '../../partners/rate-limiter.ts';
import { chargeOf, checkCostLimits } from '../operation-cost.ts';
import type { GraphPlugin } from '../operation-context.ts';
import type { OperationOf } from '../operation.ts';
import { rateLimitError } from './use-rate-limits.ts';

/** Rejects what costs too much, charges the caller, also for cached answers, and tells the cost in the answer. */
export function useCost(rateLimiter: RateLimiter, operationOf: OperationOf): GraphPlugin {
  return {
    async onExecute({ args, context, extendContext }) {
      if (!context.caller) return undefined;
      const cost = operationOf(args).cost(args.variableValues ?? {});
      const error = checkCostLimits(cost);
      if (error) throw error;
      const requested = chargeOf(cost);
      const state = await rateLimiter.take('cost', context.caller.buckets, requested);
      if (state.isOver) {
        extendContext({ rateLimit: state });
        throw rateLimitError('cost', state);
      }
      const charged = { requested, limit: COST_LIMITS.complexity, remaining: state.remaining };
      extendContext({ cost: charged });
      return {
        onExecuteDone({ result, setResult }) {
          // The response cache has written it into the text.
          if (!('stringify' in result)) setResult({ ...result, extensions: { cost: charged } });
        },
      };
    },
  };
}
