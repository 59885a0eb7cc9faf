import type { ServerResponse, IncomingMessage } from 'node:http';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import { createYoga, type CORSOptions } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { CacheTags } from '../graph/cache-tags.ts';
import type { GatewayServices } from '../graph/services.ts';
import { CACHE_LIMITS } from '../limits.data.ts';
import type { RateLimiter } from '../partners/rate-limiter.ts';
import type { Caller, RequestSource } from './caller.ts';
import type { Cdn } from './cdn/cdn.ts';
import type { AllowsOrigin } from './http-checks.ts';
import type { MaskError } from './mask-error.ts';
import {
  documentIdInUrl,
  pageContext,
  requestContext,
  type GraphRequest,
  type OperationContext,
} from './operation-context.ts';
import { createOperations } from './operation.ts';
import type { PersistedOperations } from './persisted-operations.ts';
import { useCaller } from './plugins/use-caller.ts';
import { useCompiledQueries } from './plugins/use-compiled-queries.ts';
import { useCost } from './plugins/use-cost.ts';
import { noDocument, unknownId, useDocumentIds } from './plugins/use-document-ids.ts';
import { useDocumentLimits } from './plugins/use-document-limits.ts';
import { useGraphContext } from './plugins/use-graph-context.ts';
import { useRateLimits } from './plugins/use-rate-limits.ts';
import { useRequestParameters } from './plugins/use-request-parameters.ts';
import { useResponseCache } from './plugins/use-response-cache.ts';
import { useScopes } from './plugins/use-scopes.ts';
import { useTracing } from './plugins/use-tracing.ts';
import { useVariables } from './plugins/use-variables.ts';
import { createResponseCache } from './response-cache.ts';

export interface GraphQLServerOptions {
  schema: GraphQLSchema;
  services: GatewayServices;
  operations: () => PersistedOperations;
  /** The text of an operation that a partner has registered; null for an unknown id. */
  operationText: (id: string) => string | null;
  logger: Pick<Logger, 'warn'>;
  maskError: MaskError;
  rateLimiter: RateLimiter;
  /** Returns the error that rejects an unknown caller. */
  callerOf(source: RequestSource): Caller | GraphQLError;
  allowsOrigin: AllowsOrigin;
  /** Over HTTPS: cookies are then Secure and have the prefix `__Host-`. */
  secureCookies: boolean;
  /** A public answer is fresh so long; 0 disables the response cache. */
  cacheSeconds: number;
  /** Null without a CDN that is purged. */
  cdn: Cdn | null;
}

/** One way for every operation: Yoga with the gateway's plugins. */
export interface GraphQLServer {
  /** `answer` fills it. */
  requestContext(request: GraphRequest): OperationContext;
  /** Answers a request over HTTP, whose body has been read. */
  answer(request: IncomingMessage, response: ServerResponse, context: OperationContext): Promise<Response>;
  /** For a server-rendered page: anonymously and without a caller's limits. Adds its cache tags to `tags`. */
  execute(
    operationId: string,
    variables: Record<string, unknown>,
    requestId: string,
    tags?: CacheTags,
  ): Promise<ExecutionResult>;
}

export function createGraphQLServer(options: GraphQLServerOptions): GraphQLServer {
  const { schema, services, operations, operationText, rateLimiter, cdn, cacheSeconds } = options;
  const operationOf = createOperations(schema);
  const cache = cacheSeconds > 0 ? createResponseCache(cacheSeconds) : null;
  services.changes.onChange((change) => cache?.drop(change));

  /** All but the storefront's, so that other sites can read the error of an unknown id. */
  const isForEverySite = (id: string) => operations().name(id) === null || operationText(id) !== null;

  const yoga = createYoga<OperationContext>({
    schema,
    cors: createCors(options.allowsOrigin, (request) => {
      const { method, headers } = request;
      const id = documentIdInUrl(
        method === 'OPTIONS' ? headers.get('access-control-request-method') : method,
        request.url,
      );
      return id !== null && isForEverySite(id);
    }),
    // Fastify reads the body and serves GraphiQL's page.
    graphiql: false,
    landingPage: false,
    multipart: false,
    maxRequestBodySize: false,
    logging: false,
    extraParamNames: ['documentId'],
    parserAndValidationCache: { documentCache: boundedCache(), errorCache: boundedCache() },
    maskedErrors: { maskError: options.maskError },
    /*
     * Hooks of one kind run in this order. A request: headers and caller, rate limits, parameters, size of variables
     * and text, then Yoga's parsing and validation. Its execution: GET, variables, scopes, cost. useCompiledQueries
     * replaces Yoga's executor; the three below wrap it, the response cache outermost. Pages' operations pass from
     * parsing on.
     */
    plugins: [
      useCaller(options),
      useRateLimits(rateLimiter),
      useRequestParameters(),
      useDocumentIds({ ...options, operationOf }),
      usePersistedOperations<OperationContext>({
        // useDocumentIds, which knows the caller, decides who may send a text.
        allowArbitraryOperations: true,
        extractPersistedOperationId: (_params, _request, context) =>
          (context as unknown as OperationContext).documentId,
        getPersistedOperation: (id) => operations().text(id) ?? operationText(id),
        customErrors: { notFound: unknownId, keyNotFound: noDocument },
      }),
      useDocumentLimits(),
      useVariables(operationOf),
      useScopes(schema),
      useCost(rateLimiter, operationOf),
      useCompiledQueries(schema, operationOf),
      useGraphContext(options, operationOf),
      useTracing(operationOf),
      useResponseCache({ operationOf, cache, cdn, now: services.now }),
    ],
  });

  return {
    requestContext: (request) => requestContext(request, isForEverySite),
    answer: async (request, response, context) => yoga.handleNodeRequestAndResponse(request, response, context),
    async execute(operationId, variables, requestId, tags) {
      const text = operations().text(operationId);
      if (text === null)
        throw new Error(`The storefront sent an operation that is not in schema/operations.json: ${operationId}`);
      const context = pageContext(requestId, operations().name(operationId) ?? 'none', tags);
      const { parse, validate, contextFactory, execute } = yoga.getEnveloped(context);
      const document = parse(text);
      const [error] = validate(schema, document);
      if (error) throw error;
      return execute({ schema, document, variableValues: variables, contextValue: await contextFactory() });
    },
  };
}

/** By the size of texts: Yoga's own caches limit their number alone. */
function boundedCache<Value extends object>(): LRUCache<string, Value> {
  return new LRUCache({ ...CACHE_LIMITS.documents, sizeCalculation: (_, text) => text.length + 1 });
}

/** For origins that a partner's public key lists, and for any where `isForEverySite`. */
function createCors(allowsOrigin: AllowsOrigin, isForEverySite: (request: Request) => boolean) {
  const allowed: CORSOptions = {
    // Yoga sends the request's own origin for it.
    origin: '*',
    // Partners send Bearer tokens, never cookies.
    credentials: false,
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', 'authorization', 'x-partner-key', 'x-request-id'],
    exposedHeaders: [
      'x-request-id',
      'x-cart-token',
      'x-session-token',
      'ratelimit-limit',
      'ratelimit-remaining',
      'ratelimit-reset',
      'ratelimit-policy',
      'retry-after',
    ],
    maxAge: 600,
  };
  return (request: Request): CORSOptions => {
    const origin = request.headers.get('origin');
    return origin !== null && (allowsOrigin(origin) || isForEverySite(request)) ? allowed : false;
  };
}
