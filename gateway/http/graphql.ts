import type { IncomingMessage, ServerResponse } from 'node:http';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { execute as executeOperation, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga';
import { createContext, type Context, type GatewayServices } from '../context.ts';
import { cartTokenCookie, readCartToken } from './cookies.ts';
import { examples } from './examples.data.ts';
import type { Mask } from './masking.ts';
import type { Operations } from './operations.ts';
import { refuseRequest } from './refusal.ts';

const BODY_BYTES_MAXIMUM = 100_000;

interface GraphQLHandlerOptions {
  schema: GraphQLSchema;
  services: GatewayServices;
  operations: () => Operations;
  mask: Mask;
  secureCookies: boolean;
  title: string;
}

export interface GraphQLHandler {
  /** Answers one HTTP request to the graph: an operation, or GraphiQL to a browser that asks for a page. */
  handle(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void>;
  /** Runs one of the storefront's operations for a page: no HTTP hop, no personal data, the same masking. */
  execute(operationId: string, variables: Record<string, unknown>, requestId: string): Promise<ExecutionResult>;
}

/** What one HTTP request brings along, and the cookies that its answer sets. */
interface RequestState {
  cartToken: string | null;
  requestId: string;
  cookies: string[];
}

export function createGraphQLHandler(options: GraphQLHandlerOptions): GraphQLHandler {
  const { schema, services, operations, mask } = options;

  function contextOf(state: RequestState): Context {
    return createContext({
      services,
      request: { cartToken: state.cartToken, requestId: state.requestId },
      response: { setCartToken: (token) => state.cookies.push(cartTokenCookie(token, options.secureCookies)) },
    });
  }

  const maskErrors: Plugin<Context> = {
    onExecute: () => ({
      onExecuteDone({ result, args, setResult }) {
        if (!isAsyncIterable(result)) setResult(masked(result, args.contextValue.request.requestId, mask));
      },
    }),
  };

  const setCookies: Plugin<Context, RequestState> = {
    onResponse({ response, serverContext }) {
      for (const cookie of serverContext.cookies) response.headers.append('set-cookie', cookie);
      response.headers.set('cache-control', 'private, no-store');
    },
  };

  const yoga = createYoga<RequestState, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    context: (initial) => contextOf(initial),
    landingPage: false,
    logging: false,
    cors: false,
    multipart: false,
    maxRequestBodySize: BODY_BYTES_MAXIMUM,
    maskedErrors: { isDev: false },
    graphiql: {
      title: `${options.title} – GraphiQL`,
      favicon: '/favicon.svg',
      defaultTabs: examples.map(({ query, variables }) => ({ query, variables: variables ?? null, headers: null })),
    },
    // The package's own page carries its scripts: it works without a connection to anywhere else.
    renderGraphiQL: async (graphiql) => (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(graphiql),
    plugins: [
      usePersistedOperations({
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        extractPersistedOperationId: (parameters) => ('documentId' in parameters && typeof parameters.documentId === 'string' ? parameters.documentId : null),
        getPersistedOperation: (id) => operations().document(id),
      }),
      maskErrors,
      setCookies,
    ],
  });

  return {
    async handle(request, response, requestId) {
      if (refuseRequest(request, response)) return;
      await yoga(request, response, { cartToken: readCartToken(request.headers), requestId, cookies: [] });
    },

    async execute(operationId, variables, requestId) {
      const document = operations().document(operationId);
      if (!document) throw new Error(`The storefront sent an operation that is not in schema/operations.json: ${operationId}`);
      const contextValue = contextOf({ cartToken: null, requestId, cookies: [] });
      const result = await executeOperation({ schema, document, variableValues: variables, contextValue });
      return masked(result, requestId, mask);
    },
  };
}

function masked(result: ExecutionResult, requestId: string, mask: Mask): ExecutionResult {
  return result.errors ? { ...result, errors: result.errors.map((error) => mask(error, requestId)) } : result;
}
