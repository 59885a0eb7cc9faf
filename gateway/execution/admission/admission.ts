import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LIMITS } from '../../graph/builder.ts';
import type { Caller } from '../caller.ts';
import { RATE_LIMITS } from '@storefront/config/rate-limits.data.ts';
import type { RateLimiter, RateLimitState } from '../../partners/rate-limiter.ts';
import { checkScopes } from './scopes.ts';
import type { KnownOperations } from '../persisted/known-operations.ts';
import { chargeOf, checkCostLimits, type CostReport, type OperationCost } from './operation-cost.ts';
import { checkDocument } from './document-limits.ts';
import { checkOperationAllowed, checkParams, type RawParams } from './params-limits.ts';
import { requestError, type RequestError } from './request-error.ts';

/** The state of one request's admission. */
export interface AdmissionState {
  caller: Caller;
  /** The caller's rate limits; null before the request was counted. */
  rateLimit: RateLimitState | null;
  /** For metrics: a persisted operation's name, `own` for an operation sent as text, `none` until it is identified. */
  operation: string;
  /** Memoised results: a request that falls back from the compiled path must be counted and charged only once. */
  requestResult?: Promise<RequestError | null>;
  costResult?: Promise<RequestError | CostReport>;
}

/** The admission checks, in the order in which both execution paths run them: cheap checks come first. */
export interface Admission {
  /** Counts the request against its rate limits and checks its parameters. Runs first. */
  admitRequest(rawParams: unknown, admissionState: AdmissionState): Promise<RequestError | null>;
  /** Checks the document's size. Runs after parsing, before validation. */
  checkDocument(document: DocumentNode): RequestError | null;
  /** Checks scopes and cost limits, and charges the cost. Runs before execution. */
  chargeCost(
    document: DocumentNode,
    cost: OperationCost,
    admissionState: AdmissionState,
  ): Promise<RequestError | CostReport>;
}

interface AdmissionOptions {
  schema: GraphQLSchema;
  operations: Pick<KnownOperations, 'name' | 'errorOf'>;
  rateLimiter: RateLimiter;
}

export function createAdmission({ schema, operations, rateLimiter }: AdmissionOptions): Admission {
  async function admitRequest(rawParams: unknown, admissionState: AdmissionState): Promise<RequestError | null> {
    const { buckets, isTrusted } = admissionState.caller;
    const rateLimitState = await rateLimiter.take('requests', buckets);
    admissionState.rateLimit = rateLimitState;
    if (rateLimitState.isOver) return rateLimitError('requests', rateLimitState);
    const invalid = checkParams(rawParams);
    if (invalid) return invalid;
    const params = rawParams as RawParams;
    const notAllowed = checkOperationAllowed(params, isTrusted);
    if (notAllowed) return notAllowed;
    const { documentId } = params;
    if (typeof documentId !== 'string' || documentId === '') {
      admissionState.operation = 'own';
      return null;
    }
    const name = operations.name(documentId);
    if (name === null) return requestError(404, 'PERSISTED_OPERATION_UNKNOWN', 'There is no operation with this id.');
    admissionState.operation = name;
    return operations.errorOf(documentId);
  }

  async function chargeCost(
    document: DocumentNode,
    cost: OperationCost,
    admissionState: AdmissionState,
  ): Promise<RequestError | CostReport> {
    const { partner, buckets } = admissionState.caller;
    const error = (partner && checkScopes(schema, partner, document)) ?? checkCostLimits(cost);
    if (error) return error;
    const requested = chargeOf(cost);
    const rateLimitState = await rateLimiter.take('cost', buckets, requested);
    if (!rateLimitState.isOver) return { requested, limit: LIMITS.complexity, remaining: rateLimitState.remaining };
    admissionState.rateLimit = rateLimitState;
    return rateLimitError('cost', rateLimitState);
  }

  return {
    admitRequest: (rawParams, admissionState) =>
      (admissionState.requestResult ??= admitRequest(rawParams, admissionState)),
    checkDocument,
    chargeCost: (document, cost, admissionState) =>
      (admissionState.costResult ??= chargeCost(document, cost, admissionState)),
  };
}

export function isRequestError(answer: RequestError | CostReport): answer is RequestError {
  return 'code' in answer;
}

/** Appends the caller's cost to the JSON of an answer. Cached answers are shared, so they cannot contain it. */
export function withCost(json: string, cost: CostReport): string {
  return `${json.slice(0, -1)},"extensions":{"cost":${JSON.stringify(cost)}}}`;
}

function rateLimitError(kind: 'requests' | 'cost', { limit, resetSeconds }: RateLimitState): RequestError {
  const text = RATE_LIMITS[kind].answer.replace('{limit}', String(limit)).replace('{seconds}', String(resetSeconds));
  return requestError(429, 'RATE_LIMITED', text);
}
