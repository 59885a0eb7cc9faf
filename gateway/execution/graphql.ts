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
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { Context } from '../graph/context.ts';
import type { GatewayServices } from '../graph/services.ts';
import type { Quota } from '../partners/quota.ts';
import { anonymousCall, contextOf } from './call.ts';
import { createChecks, type Checked } from './checks/checks.ts';
import type { CompileQuery } from './compiled/operation.ts';
import { withoutSuggestions } from './checks/cost.ts';
import { useChecks } from './checks/use-checks.ts';
import { createResponseCache } from './fast/response-cache.ts';
import { createFastPath, type Answer } from './fast/fast-path.ts';
import { createPipeline, type Gate, type RequestState } from './fast/pipeline.ts';
import { createPlans } from './fast/plans.ts';
import { createPublicGet } from './fast/public-get.ts';
import { asOperation, runPlan } from './fast/runner.ts';
import type { Mask } from './masking.ts';
import type { Operations } from './operations.ts';

interface GraphQLHandlerOptions extends Gate {
  schema: GraphQLSchema;
  services: GatewayServices;
  operations: () => Operations;
  mask: Mask;
  secureCookies: boolean;
  quota: Quota;
  /** How long an anonymous answer of the catalogue counts as fresh; 0 keeps none. */
  cacheSeconds: number;
  /** What compiles queries. Defaults to the gateway's own executor. */
  compile?: CompileQuery | undefined;
  /** Told which way each operation takes: compiled, or through Yoga. */
  onWay?: (way: 'fast' | 'long') => void;
}

export interface GraphQLHandler {
  /** Answers one HTTP request to the graph. Says what was asked and who asked; null for what was refused before that was known. */
  handle(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<Checked | null>;
  /** Runs one of the storefront's operations for a page: no HTTP hop, no personal data, the same masking. */
  execute(
    operationId: string,
    variables: Record<string, unknown>,
    requestId: string,
  ): Promise<FormattedExecutionResult>;
}

export function createGraphQLHandler(options: GraphQLHandlerOptions): GraphQLHandler {
  const { schema, services, operations, mask, cacheSeconds } = options;

  const maskErrors: Plugin<Context & RequestState> = {
    onExecute({ args: { document, operationName, contextValue }, executeFn, setExecuteFn }) {
      contextValue.valid.document = document;
      setExecuteFn((args: ExecutionArgs) =>
        asOperation(
          contextValue.checked.operation,
          getOperationAST(document, operationName)?.operation ?? 'query',
          async () => executeFn(args) as Promise<ExecutionResult>,
        ),
      );
      return {
        onExecuteDone({ result, args, setResult }) {
          if (!isAsyncIterable(result))
            setResult(
              masked(result, args.contextValue.request.requestId, mask, args.contextValue.checked.caller.isTrusted),
            );
        },
      };
    },
  };

  const checks = createChecks({ schema, operations, quota: options.quota });
  const yoga = createYoga<RequestState, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    context: (initial) => contextOf(initial, options),
    landingPage: false,
    logging: false,
    cors: false,
    multipart: false,
    // Limited where it is read, before either way is taken.
    maxRequestBodySize: false,
    maskedErrors: { isDev: false },
    graphiql: false,
    plugins: [
      useChecks(schema, checks),
      usePersistedOperations({
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        extractPersistedOperationId: (parameters) =>
          'documentId' in parameters && typeof parameters.documentId === 'string' ? parameters.documentId : null,
        getPersistedOperation: (id) => operations().document(id),
      }),
      maskErrors,
    ],
  });

  const plans = createPlans(schema, operations, options.compile);
  const cache = cacheSeconds > 0 ? createResponseCache<Answer>(cacheSeconds) : null;
  services.changes.subscribe((paths) => cache?.drop(paths));
  const fast = createFastPath({
    plans,
    checks,
    contextOf: (asker, { reads }, tags) => contextOf(asker, options, { tags, reads, isCounted: true }),
    mask,
    cache,
  });

  return {
    handle: createPipeline({
      gate: options,
      plans,
      fast,
      publicGet: createPublicGet({ checks, plans, fast, cacheSeconds }),
      onWay: options.onWay,
      longWay: async ({ url, ...request }, state) => yoga.fetch(url, request, state),
    }),

    async execute(operationId, variables, requestId) {
      const plan = plans.find({ document: { id: operationId }, operationName: null });
      if (!plan)
        throw new Error(`The storefront sent an operation that is not in schema/operations.json: ${operationId}`);
      const contextValue = () => contextOf(anonymousCall(requestId), options, { reads: plan.reads, isCounted: true });
      // What a plan cannot run, such as a value that is not what the graph says it is, the reference executor words.
      return asOperation(
        operations().name(operationId) ?? 'own',
        plan.kind,
        async () =>
          (await runPlan(plan, variables, contextValue(), mask)) ??
          masked(
            await executeOperation({
              schema,
              document: plan.document,
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
