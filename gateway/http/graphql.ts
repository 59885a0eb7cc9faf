import type { IncomingMessage, ServerResponse } from 'node:http';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { execute as executeOperation, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga';
import { createContext, type Context, type GatewayServices } from '../context.ts';
import { clientAddressOf } from './client-address.ts';
import { cartTokenCookie, readTokens, signedInCookies, signedOutCookies } from './cookies.ts';
import { examples } from './examples.data.ts';
import type { Mask } from './masking.ts';
import type { Operations } from './operations.ts';
import { graphiqlPolicy } from './policy/content-security.ts';
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
interface CallState {
  cart: string | null;
  session: string | null;
  clientAddress: string | null;
  requestId: string;
  /** The last one of each name counts. */
  cookies: Map<string, string>;
}

export function createGraphQLHandler(options: GraphQLHandlerOptions): GraphQLHandler {
  const { schema, services, operations, mask } = options;

  function contextOf(state: CallState): Context {
    const { secureCookies } = options;
    const set = (lines: readonly string[]) => {
      for (const line of lines) state.cookies.set(line.split('=', 1)[0] ?? '', line);
    };
    const setSessionToken = (token: string | null) => {
      state.session = token;
      set(token === null ? signedOutCookies(secureCookies) : signedInCookies(token, secureCookies));
    };
    return createContext({
      services,
      request: { cartToken: state.session ?? state.cart, anonymousCartToken: state.cart, sessionToken: state.session, clientAddress: state.clientAddress, requestId: state.requestId },
      response: {
        setSessionToken,
        setCartToken(token) {
          // A customer's cart needs no cookie; a session that has another cart given to it has ended.
          if (token === state.session) return;
          if (state.session !== null) setSessionToken(null);
          set([cartTokenCookie(token, secureCookies)]);
        },
      },
    });
  }

  const maskErrors: Plugin<Context> = {
    onExecute: () => ({
      onExecuteDone({ result, args, setResult }) {
        if (!isAsyncIterable(result)) setResult(masked(result, args.contextValue.request.requestId, mask));
      },
    }),
  };

  /** Nine megabytes, the same for everyone: written once. */
  let graphiql: { html: string; policy: string } | null = null;

  const setCookies: Plugin<Context, CallState> = {
    onResponse({ response, serverContext }) {
      for (const cookie of serverContext.cookies.values()) response.headers.append('set-cookie', cookie);
      response.headers.set('cache-control', 'private, no-store');
      if (graphiql && response.headers.get('content-type')?.startsWith('text/html')) response.headers.set('content-security-policy', graphiql.policy);
    },
  };

  const yoga = createYoga<CallState, Context>({
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
    renderGraphiQL: async (settings) => {
      if (!graphiql) {
        const html = (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(settings);
        graphiql = { html, policy: graphiqlPolicy(html) };
      }
      return graphiql.html;
    },
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
      await yoga(request, response, { ...readTokens(request.headers), clientAddress: clientAddressOf(request, services.config.proxies), requestId, cookies: new Map() });
    },

    async execute(operationId, variables, requestId) {
      const document = operations().document(operationId);
      if (!document) throw new Error(`The storefront sent an operation that is not in schema/operations.json: ${operationId}`);
      const contextValue = contextOf({ cart: null, session: null, clientAddress: null, requestId, cookies: new Map() });
      const result = await executeOperation({ schema, document, variableValues: variables, contextValue });
      return masked(result, requestId, mask);
    },
  };
}

function masked(result: ExecutionResult, requestId: string, mask: Mask): ExecutionResult {
  return result.errors ? { ...result, errors: result.errors.map((error) => mask(error, requestId)) } : result;
}
