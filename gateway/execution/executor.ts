import type { FormattedExecutionResult } from 'graphql';
import { CacheTags } from '../graph/cache-tags.ts';
import { asSpan } from '../observability/spans.ts';
import { staleSeconds } from '../upstream/request-context.ts';
import type { Admission } from './admission/admission.ts';
import { checkDocument } from './admission/document-limits.ts';
import type { CostReport } from './admission/operation-cost.ts';
import { isRequestError, type RequestError } from './admission/request-error.ts';
import {
  anonymousCall,
  contextOf,
  isAnonymous,
  type AdmittedCall,
  type CallState,
  type ContextOptions,
} from './call.ts';
import type { Cdn } from './cdn/cdn.ts';
import type { RawParams } from './graphql-params.ts';
import type { Mask } from './masking.ts';
import type { OperationStore } from './operation-store.ts';
import type { PreparedOperation } from './prepared-operation.ts';
import { Answer, type ResponseCache } from './response-cache.ts';
import type { Made } from './tagged-cache.ts';

interface AgedAnswer {
  answer: Answer;
  /** Milliseconds since its execution started; 0 for an answer that was not cached. */
  age: number;
}

interface ChargedAnswer extends AgedAnswer {
  /** The cost charged to the caller, who pays for cached answers too. */
  cost: CostReport;
}

/** The one way of every operation: find or parse and validate, admit, take from the cache or execute, mask. */
export interface Executor {
  /** Answers a request. `accepts` may reject the operation before it is admitted. */
  answer(
    raw: RawParams,
    call: AdmittedCall,
    accepts?: (operation: PreparedOperation) => RequestError | null,
  ): Promise<ChargedAnswer | RequestError>;
  /** Runs a persisted operation for a server-rendered page: anonymously and without admission. Adds its cache tags to `tags`. */
  execute(
    operationId: string,
    variables: Record<string, unknown>,
    requestId: string,
    tags?: CacheTags,
  ): Promise<FormattedExecutionResult>;
}

interface ExecutorOptions extends ContextOptions {
  operations: OperationStore;
  admission: Admission;
  mask: Mask;
  /** Null disables caching. */
  cache: ResponseCache | null;
  /** Null without a CDN that is purged. */
  cdn: Cdn | null;
}

interface Run {
  operation: PreparedOperation;
  variables: Record<string, unknown>;
  call: CallState;
  /** The operation's name for traces. */
  name: string;
}

export function createExecutor({ operations, admission, mask, cache, cdn, ...options }: ExecutorOptions): Executor {
  const { now } = options.services;

  /** Runs an operation within a child span of the request's trace, and masks its errors. */
  function run({ operation, variables, call, name }: Run, tags?: CacheTags): Promise<FormattedExecutionResult> {
    const context = contextOf(call, options, { tags, reads: operation.reads, isCounted: true });
    return asSpan(
      'graphql',
      { 'graphql.operation.name': name, 'graphql.operation.type': operation.kind },
      async () => {
        const { data, errors } = await operation.run(context, variables);
        return errors ? { errors: errors.map((error) => mask(error, call.requestId)), data } : { data };
      },
      failureOf,
    );
  }

  async function runPublic(wanted: Run): Promise<Made<Answer>> {
    const tags = new CacheTags();
    const result = await run(wanted, tags);
    // An answer with stale parts is not cached: its cache age would hide how old they are.
    const isPublic = !result.errors && !tags.isPersonal && staleSeconds() === null;
    return {
      answer: new Answer(
        JSON.stringify(result),
        isPublic,
        tags.validUntil,
        (isPublic && cdn?.tagHeader(tags.paths)) || null,
      ),
      tags: isPublic ? tags.paths : null,
      validMilliseconds: tags.validUntil - now().getTime(),
    };
  }

  async function answerOf(wanted: Run): Promise<AgedAnswer> {
    const { operation, variables, call } = wanted;
    // A caller with a cart, session or key neither reads nor fills the cache.
    if (!operation.isPublic || !isAnonymous(call))
      return { answer: new Answer(JSON.stringify(await run(wanted)), false), age: 0 };
    const make = () => runPublic(wanted);
    const key = `${operation.number} ${JSON.stringify(variables)}`;
    return cache?.get(key, make) ?? (await cache?.make(key, make)) ?? { answer: (await make()).answer, age: 0 };
  }

  return {
    async answer(raw, call, accepts) {
      const { admissionState } = call;
      const params = await admission.admitRequest(raw, admissionState);
      if (isRequestError(params)) return params;
      admissionState.operation = operations.name(params.document);
      const operation = operations.find(params);
      if (isRequestError(operation)) return operation;
      const { variables } = params;
      const rejection =
        accepts?.(operation) ?? checkDocument(operation.document) ?? operation.checkVariables(variables);
      if (rejection) return rejection;
      const cost = await admission.chargeCost(operation.document, operation.cost(variables), admissionState);
      if (isRequestError(cost)) return cost;
      return { ...(await answerOf({ operation, variables, call, name: admissionState.operation })), cost };
    },

    async execute(operationId, variables, requestId, tags) {
      const document = { id: operationId };
      const operation = operations.find({ document, operationName: null });
      if (isRequestError(operation))
        throw new Error(`The storefront sent an operation that is not in schema/operations.json: ${operationId}`);
      const invalid = operation.checkVariables(variables);
      return invalid?.errors
        ? { errors: invalid.errors }
        : run({ operation, variables, call: anonymousCall(requestId), name: operations.name(document) }, tags);
    },
  };
}

/** The code of the first error, `error` if it has none; null without errors. */
function failureOf({ errors }: FormattedExecutionResult): string | null {
  const [error] = errors ?? [];
  if (!error) return null;
  const code = error.extensions?.code;
  return typeof code === 'string' ? code : 'error';
}
