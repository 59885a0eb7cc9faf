import { graphql, type GraphQLFormattedError } from 'graphql';
import { readConfig } from '../../config/config.ts';
import { createContext } from '../graph/context.ts';
import { createGatewayServices } from '../graph/services.ts';
import { schema } from '../graph/schema.ts';
import { serveCatalogue } from './fake-catalogue.ts';
import { openFakeShop, type FakeShop } from './fake-shop.ts';

/** What one operation came to: its answer, the REST calls it made, and the cart tokens that its response set. */
export interface Asked {
  data: unknown;
  errors: readonly GraphQLFormattedError[];
  calls: string[];
  tokens: string[];
}

export interface FakeGraph {
  shop: FakeShop;
  /** Runs an operation as one request. */
  ask(
    source: string,
    variables?: Record<string, unknown>,
    cartToken?: string | null,
    sessionToken?: string | null,
  ): Promise<Asked>;
  close(): Promise<void>;
}

/** The whole graph in front of a fake shop that has the fake catalogue; by the real clock unless told another. */
export async function openFakeGraph(
  environment: Record<string, string> = {},
  now = () => new Date(),
): Promise<FakeGraph> {
  const shop = await openFakeShop();
  serveCatalogue(shop);
  const services = createGatewayServices({ config: readConfig(environment), shopApiUrl: shop.url, now });
  return {
    shop,
    async ask(source, variableValues = {}, cartToken = null, sessionToken = null) {
      const before = shop.calls.length;
      const tokens: string[] = [];
      const contextValue = createContext({
        services,
        request: {
          cartToken,
          anonymousCartToken: cartToken,
          sessionToken,
          deviceToken: null,
          clientAddress: '203.0.113.9',
          requestId: 'test',
        },
        response: {
          setCartToken: (token) => tokens.push(token),
          setSessionToken: () => undefined,
          setDeviceToken: () => undefined,
        },
      });
      const { data, errors = [] } = await graphql({ schema, source, variableValues, contextValue });
      // Through JSON, as a client gets it: the executor's objects have no prototype.
      return {
        data: JSON.parse(JSON.stringify(data ?? null)),
        errors: errors.map((error) => error.toJSON()),
        calls: shop.calls.slice(before),
        tokens,
      };
    },
    async close() {
      await services.close();
      shop.close();
    },
  };
}
