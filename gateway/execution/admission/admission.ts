import type { DocumentNode, GraphQLSchema } from 'graphql';
import { RATE_LIMITS } from '@storefront/config/rate-limits.data.ts';
import type { RateLimiter, RateLimitState } from '../../partners/rate-limiter.ts';
import type { Caller } from '../caller.ts';
import { checkOperationAllowed, readParams, type GraphQLParams, type RawParams } from '../graphql-params.ts';
import { chargeOf, checkCostLimits, type CostReport, type OperationCost } from './operation-cost.ts';
import { isRequestError, requestError, type RequestError } from './request-error.ts';
import { checkScopes } from './scopes.ts';
import { COST_LIMITS } from '../../limits.data.ts';

/** The state of one request's admission. */
export interface AdmissionState {
  caller: Caller;
  /** The caller's rate limits; null before the request was counted. */
  rateLimit: RateLimitState | null;
  /** For metrics: a persisted operation's name, `own` for an operation sent as text, `none` until it is identified. */
  operation: string;
}

/** The checks that know the caller. Cheap checks come first; the document's own limits are checked where it is parsed. */
export interface Admission {
  /** Counts the request against its rate limits and checks its parameters. Runs first. */
  admitRequest(raw: RawParams, admissionState: AdmissionState): Promise<RequestError | GraphQLParams>;
  /** Checks scopes and cost limits, and charges the cost. Runs before execution. */
  chargeCost(
    document: DocumentNode,
    cost: OperationCost,
    admissionState: AdmissionState,
  ): Promise<RequestError | CostReport>;
}

export function createAdmission(schema: GraphQLSchema, rateLimiter: RateLimiter): Admission {
  return {
    async admitRequest(raw, admissionState) {
      const { buckets, isTrusted } = admissionState.caller;
      const rateLimitState = await rateLimiter.take('requests', buckets);
      admissionState.rateLimit = rateLimitState;
      if (rateLimitState.isOver) return rateLimitError('requests', rateLimitState);
      const params = raw.error ?? readParams(raw.json);
      return isRequestError(params) ? params : (checkOperationAllowed(params, isTrusted) ?? params);
    },

    async chargeCost(document, cost, admissionState) {
      const { partner, buckets } = admissionState.caller;
      const error = (partner && checkScopes(schema, partner, document)) ?? checkCostLimits(cost);
      if (error) return error;
      const requested = chargeOf(cost);
      const rateLimitState = await rateLimiter.take('cost', buckets, requested);
      if (!rateLimitState.isOver)
        return { requested, limit: COST_LIMITS.complexity, remaining: rateLimitState.remaining };
      admissionState.rateLimit = rateLimitState;
      return rateLimitError('cost', rateLimitState);
    },
  };
}

function rateLimitError(kind: 'requests' | 'cost', { limit, resetSeconds }: RateLimitState): RequestError {
  const text = RATE_LIMITS[kind].answer.replace('{limit}', String(limit)).replace('{seconds}', String(resetSeconds));
  return requestError(429, 'RATE_LIMITED', text);
}
