import { createHash } from 'node:crypto';
import type { Context } from '../../graph/context.ts';
import { staleSeconds } from '../../upstream/request-context.ts';
import { CacheTags } from '../../graph/cache-tags.ts';
import { isAnonymous, type CallState } from '../call.ts';
import { isRequestError, type AdmissionState, type Admission } from '../admission/admission.ts';
import { withoutSuggestions, type CostReport, type OperationCost } from '../admission/operation-cost.ts';
import type { Mask } from '../masking.ts';
import type { Made } from '../tagged-cache.ts';
import type { ResponseCache } from './response-cache.ts';
import type { GraphQLParams } from './graphql-params.ts';
import type { PreparedOperation } from './prepared-operation.ts';
import type { OperationStore } from './operation-store.ts';
import { runOperation, traceOperation } from './run-operation.ts';

export interface AdmittedCall extends CallState {
  admissionState: AdmissionState;
}

/** An answer, serialised as JSON. */
export class Answer {
  readonly json: string;
  /** Whether it may be shared between callers. */
  readonly isPublic: boolean;
  /** When a price in it changes by itself, in milliseconds since 1970; Infinity for never. */
  readonly validUntil: number;
  #etag: string | null = null;

  constructor(json: string, isPublic: boolean, validUntil = Number.POSITIVE_INFINITY) {
    this.json = json;
    this.isPublic = isPublic;
    this.validUntil = validUntil;
  }

  /** Upper bound of its memory in bytes: V8 uses two per character for text outside Latin-1. */
  get length(): number {
    return this.json.length * 2;
  }

  /** A strong ETag, computed on first use. */
  get etag(): string {
    this.#etag ??= `"${createHash('sha1').update(this.json).digest('base64url')}"`;
    return this.#etag;
  }
}

interface CompiledAnswer {
  answer: Answer;
  /** Milliseconds since its execution started; 0 for an answer that was not cached. */
  age: number;
  /** The cost charged to the caller, who pays for cached answers too. */
  cost: CostReport;
}

type AgedAnswer = Omit<CompiledAnswer, 'cost'>;

interface CompiledPathOptions {
  operationStore: OperationStore;
  admission: Admission;
  /** Creates the GraphQL context of one execution. Resolvers add their cache tags to `tags`. */
  contextOf(call: AdmittedCall, operation: PreparedOperation, tags?: CacheTags): Context;
  mask: Mask;
  /** Null disables caching. */
  cache: ResponseCache<Answer> | null;
  now: () => Date;
}

export interface CompiledPath {
  /** Answers a stored operation. Returns null for unknown documents and request errors, which the fallback path handles. */
  answer(params: GraphQLParams, call: AdmittedCall): Promise<CompiledAnswer | null>;
}

/** Thrown inside the cache to send the caller to the fallback path. */
class FallbackError extends Error {}

export function createCompiledPath({
  operationStore,
  admission,
  contextOf,
  mask,
  cache,
  now,
}: CompiledPathOptions): CompiledPath {
  /** Suggestions ("Did you mean") reveal the schema: only trusted callers see them. */
  const maskFor =
    ({ admissionState }: AdmittedCall): Mask =>
    (error, requestId) =>
      admissionState.caller.isTrusted ? mask(error, requestId) : withoutSuggestions(mask(error, requestId));

  const traced = (
    operation: PreparedOperation,
    { admissionState }: AdmittedCall,
    run: () => ReturnType<typeof runOperation>,
  ) => traceOperation(admissionState.operation, operation.kind, run);

  async function answerPrivate(
    operation: PreparedOperation,
    variables: Record<string, unknown>,
    call: AdmittedCall,
  ): Promise<AgedAnswer | null> {
    const result = await traced(operation, call, () =>
      runOperation(operation, variables, contextOf(call, operation), maskFor(call)),
    );
    return result && { answer: new Answer(JSON.stringify(result), false), age: 0 };
  }

  async function makePublic(
    operation: PreparedOperation,
    variables: Record<string, unknown>,
    call: AdmittedCall,
  ): Promise<Made<Answer>> {
    const tags = new CacheTags();
    const result = await traced(operation, call, () =>
      runOperation(operation, variables, contextOf(call, operation, tags), maskFor(call)),
    );
    if (!result) throw new FallbackError();
    // An answer with stale parts is not cached: its cache age would hide how old they are.
    const isPublic = !result.errors && !tags.isPersonal && staleSeconds() === null;
    return {
      answer: new Answer(JSON.stringify(result), isPublic, tags.validUntil),
      tags: isPublic ? tags.paths : null,
      validMilliseconds: tags.validUntil - now().getTime(),
    };
  }

  async function answerPublic(
    operation: PreparedOperation,
    variables: Record<string, unknown>,
    call: AdmittedCall,
  ): Promise<AgedAnswer | null> {
    const key = `${operation.number} ${JSON.stringify(variables)}`;
    const start = () => makePublic(operation, variables, call);
    try {
      if (!cache) return { answer: (await start()).answer, age: 0 };
      return cache.get(key, start) ?? (await cache.make(key, start)) ?? { answer: (await start()).answer, age: 0 };
    } catch (error) {
      if (error instanceof FallbackError) return null;
      throw error;
    }
  }

  return {
    async answer(params, call) {
      if (await admission.admitRequest(params.raw, call.admissionState)) return null;
      const operation = operationStore.find(params);
      if (!operation || admission.checkDocument(operation.document)) return null;
      const measured = costOrNull(operation, params.variables);
      const cost = measured && (await admission.chargeCost(operation.document, measured, call.admissionState));
      if (!cost || isRequestError(cost)) return null;
      // A caller with a cart, session or key neither reads nor fills the cache.
      const aged =
        operation.isPublic && isAnonymous(call)
          ? await answerPublic(operation, params.variables, call)
          : await answerPrivate(operation, params.variables, call);
      return aged && { ...aged, cost };
    },
  };
}

function costOrNull(operation: PreparedOperation, variables: Record<string, unknown>): OperationCost | null {
  try {
    return operation.cost(variables);
  } catch {
    // The variables are invalid: the fallback path reports the error.
    return null;
  }
}
