import type { IncomingMessage, ServerResponse } from 'node:http';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import {
  execute as executeOperation,
  getOperationAST,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { Logger } from 'pino';
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { Context } from '../graph/context.ts';
import type { CacheTags } from '../graph/cache-tags.ts';
import type { GatewayServices } from '../graph/services.ts';
import type { RateLimiter } from '../partners/rate-limiter.ts';
import { anonymousCall, contextOf } from './call.ts';
import { createAdmission, type AdmissionState } from './admission/admission.ts';
import { withoutSuggestions } from './admission/operation-cost.ts';
import { useAdmission } from './admission/use-admission.ts';
import { createResponseCache } from './compiled-path/response-cache.ts';
import { createCompiledPath, type Answer } from './compiled-path/compiled-path.ts';
import { createPipeline, type CallerChecks, type RequestState } from './request-pipeline.ts';
import { createOperationStore } from './compiled-path/operation-store.ts';
import { createKnownOperations } from './persisted/known-operations.ts';
import { createPublicGet } from './public-get.ts';
import { runOperation, traceOperation } from './compiled-path/run-operation.ts';
import type { Mask } from './masking.ts';
import type { PersistedOperations } from './persisted/persisted-operations.ts';

interface GraphQLHandlerOptions extends CallerChecks {
  schema: GraphQLSchema;
  services: GatewayServices;
  /** The storefront's persisted operations. */
  operations: () => PersistedOperations;
  /** The text of an operation that a partner has registered; null for an unknown id. */
  operationText: (id: string) => string | null;
  logger: Pick<Logger, 'warn'>;
  mask: Mask;
  secureCookies: boolean;
  rateLimiter: RateLimiter;
  /** Seconds for which a public answer is fresh; 0 disables the response cache. */
  cacheSeconds: number;
  /** Called with the execution path of each operation; `fallback` runs through Yoga. */
  onExecutionPath?: (path: 'compiled' | 'fallback') => void;
}

export interface GraphQLHandler {
  /** Answers an HTTP request. Resolves to its admission state; null for a preflight or a request rejected before its caller was identified. */
  handle(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<AdmissionState | null>;
  /**
   * Runs a persisted operation for a server-rendered page: anonymously, without HTTP or admission, with the same error masking. Adds its cache
   * tags to `tags`.
   */
  execute(
    operationId: string,
    variables: Record<string, unknown>,
    requestId: string,
    tags?: CacheTags,
  ): Promise<FormattedExecutionResult>;
}

export function createGraphQLHandler(options: GraphQLHandlerOptions): GraphQLHandler {
  const { schema, services, mask, cacheSeconds } = options;
  const operations = createKnownOperations({
    schema,
    storefront: options.operations,
    registered: options.operationText,
    logger: options.logger,
  });

  const traceAndMask: Plugin<Context & RequestState> = {
    onExecute({ args: { document, operationName, contextValue }, executeFn, setExecuteFn }) {
      contextValue.valid.document = document;
      setExecuteFn((args: ExecutionArgs) =>
        traceOperation(
          contextValue.admissionState.operation,
          getOperationAST(document, operationName)?.operation ?? 'query',
          async () => executeFn(args) as Promise<ExecutionResult>,
        ),
      );
      return {
        onExecuteDone({ result, args, setResult }) {
          if (!isAsyncIterable(result))
            setResult(
              masked(
                result,
                args.contextValue.request.requestId,
                mask,
                args.contextValue.admissionState.caller.isTrusted,
              ),
            );
        },
      };
    },
  };

  const admission = createAdmission({ schema, operations, rateLimiter: options.rateLimiter });
  const yoga = createYoga<RequestState, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    context: (initial) => contextOf(initial, options),
    landingPage: false,
    logging: false,
    cors: false,
    multipart: false,
    // The request pipeline has limited the body already.
    maxRequestBodySize: false,
    maskedErrors: { isDev: false },
    graphiql: false,
    plugins: [
      useAdmission(schema, admission),
      usePersistedOperations({
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        extractPersistedOperationId: (parameters) =>
          'documentId' in parameters && typeof parameters.documentId === 'string' ? parameters.documentId : null,
        getPersistedOperation: (id) => operations.document(id),
      }),
      traceAndMask,
    ],
  });

  const { isForEverySite } = operations;
  const operationStore = createOperationStore(schema, operations);
  const cache = cacheSeconds > 0 ? createResponseCache<Answer>(cacheSeconds) : null;
  services.changes.onChange((change) => cache?.drop(change));
  const compiledPath = createCompiledPath({
    operationStore,
    admission,
    contextOf: (call, { reads }, tags) => contextOf(call, options, { tags, reads, isCounted: true }),
    mask,
    cache,
    now: services.now,
  });

  return {
    handle: createPipeline({
      callerChecks: options,
      operationStore,
      compiledPath,
      isForEverySite,
      publicGet: createPublicGet({
        admission,
        operationStore,
        compiledPath,
        isForEverySite,
        cacheSeconds,
        now: services.now,
      }),
      onExecutionPath: options.onExecutionPath,
      fallback: async ({ url, ...request }, state) => yoga.fetch(url, request, state),
    }),

    async execute(operationId, variables, requestId, tags) {
      const operation = operationStore.find({ document: { id: operationId }, operationName: null });
      if (!operation)
        throw new Error(`The storefront sent an operation that is not in schema/operations.json: ${operationId}`);
      const contextValue = () =>
        contextOf(anonymousCall(requestId), options, { tags, reads: operation.reads, isCounted: true });
      // For invalid variables nothing has run yet: the reference executor reports their errors.
      return traceOperation(
        operations.name(operationId) ?? 'own',
        operation.kind,
        async () =>
          (await runOperation(operation, variables, contextValue(), mask)) ??
          masked(
            await executeOperation({
              schema,
              document: operation.document,
              variableValues: variables,
              contextValue: contextValue(),
            }),
            requestId,
            mask,
            true,
          ),
      );
    },
  };
}

function masked(result: ExecutionResult, requestId: string, mask: Mask, maySuggest: boolean): ExecutionResult {
  return result.errors
    ? {
        ...result,
        errors: result.errors.map((error) =>
          maySuggest ? mask(error, requestId) : withoutSuggestions(mask(error, requestId)),
        ),
      }
    : result;
}
