import { graphql } from 'graphql';
import { readConfig } from '../../gateway/config/config.ts';
import { createContext } from '../../gateway/graph/context.ts';
import { createGatewayServices, type GatewayServices } from '../../gateway/graph/services.ts';
import { createMaskError } from '../../gateway/graphql-server/mask-error.ts';
import { createLogger } from '../../gateway/server/logging.ts';
import { schema } from '../../gateway/graph/schema.ts';

/** The result of one step, as a partner sees it. */
export interface Outcome {
  /** `done`, or the code of a `UserError` or of an error. */
  code: string;
  data: Record<string, unknown> | null;
  milliseconds: number;
}

export interface Shopper {
  ask(source: string, variables?: Record<string, unknown>): Promise<Outcome>;
  close(): Promise<void>;
}

const maskError = createMaskError(createLogger('silent'));

/** A shopper with a cart and a separate gateway, so that circuit breakers are not shared. */
export function createShopper(shopApiUrl: string): Shopper {
  const services: GatewayServices = createGatewayServices({ config: readConfig({}), shopApiUrl });
  let cartToken: string | null = null;
  return {
    async ask(source, variableValues) {
      const started = performance.now();
      const contextValue = createContext({
        services,
        request: {
          cartToken,
          anonymousCartToken: cartToken,
          sessionToken: null,
          deviceToken: null,
          clientAddress: null,
          partnerId: null,
          requestId: 'fault',
        },
        response: {
          setCartToken: (token) => (cartToken = token),
          setSessionToken: () => undefined,
          setDeviceToken: () => undefined,
        },
      });
      const { data, errors } = await graphql({ schema, source, variableValues, contextValue });
      const [error] = (errors ?? []).map((each) => maskError(each));
      const result = (data?.result ?? null) as Record<string, unknown> | null;
      const code = error
        ? String(error.extensions?.code)
        : typeof result?.code === 'string'
          ? result.code
          : result === null
            ? 'null'
            : 'done';
      return { code, data: result, milliseconds: performance.now() - started };
    },
    close: () => services.close(),
  };
}
