import { graphql, type GraphQLFormattedError } from 'graphql';
import { afterEach, beforeEach, onTestFinished } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createContext } from '../graph/context.ts';
import { createGatewayServices } from '../graph/services.ts';
import { schema } from '../graph/schema.ts';
import { learnCapabilities, serveCatalogue } from './fake-catalogue.ts';
import { openFakeShop, type FakeShop } from './fake-shop.ts';

/** The result of an operation. */
interface OperationResult {
  data: unknown;
  errors: readonly GraphQLFormattedError[];
  /** The REST calls it made, as `METHOD /path`. */
  calls: string[];
  /** The cart tokens that it set. */
  tokens: string[];
}

export interface FakeGraph {
  shop: FakeShop;
  /** Runs an operation as a request of its own. Tokens default to none. */
  ask(
    source: string,
    variables?: Record<string, unknown>,
    cartToken?: string | null,
    sessionToken?: string | null,
  ): Promise<OperationResult>;
}

/** Opens the graph in front of a fake shop with the fake catalogue. A new one has called the shop for nothing yet. */
async function open(
  environment: Record<string, string> = {},
  now = () => new Date(),
  { isNew = false } = {},
): Promise<FakeGraph & { close(): Promise<void> }> {
  const shop = await openFakeShop();
  serveCatalogue(shop);
  const services = createGatewayServices({ config: readConfig(environment), shopApiUrl: shop.url, now });
  if (!isNew) await learnCapabilities(shop, services);
  return {
    shop,
    async ask(source, variableValues = {}, cartToken = null, sessionToken = null) {
      const callsBefore = shop.calls.length;
      const tokens: string[] = [];
      const contextValue = createContext({
        services,
        request: {
          cartToken,
          anonymousCartToken: cartToken,
          sessionToken,
          deviceToken: null,
          clientAddress: '203.0.113.9',
          partnerId: null,
          requestId: 'test',
        },
        response: {
          setCartToken: (token) => tokens.push(token),
          setSessionToken: () => undefined,
          setDeviceToken: () => undefined,
        },
      });
      const { data, errors = [] } = await graphql({ schema, source, variableValues, contextValue });
      // Through JSON, as a client receives it, because the executor's objects have no prototype.
      return {
        data: JSON.parse(JSON.stringify(data ?? null)),
        errors: errors.map((error) => error.toJSON()),
        calls: shop.calls.slice(callsBefore),
        tokens,
      };
    },
    async close() {
      await services.close();
      shop.close();
    },
  };
}

/** Opens a graph for the test that calls it. */
export async function openFakeGraph(...opening: Parameters<typeof open>): Promise<FakeGraph> {
  const graph = await open(...opening);
  onTestFinished(graph.close);
  return graph;
}

/** Opens a graph for each test of a file or group. */
export function useFakeGraph(...opening: Parameters<typeof open>): FakeGraph {
  let graph: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    graph = await open(...opening);
  });
  afterEach(() => graph.close());
  return {
    ask: (...asked) => graph.ask(...asked),
    get shop() {
      return graph.shop;
    },
  };
}
