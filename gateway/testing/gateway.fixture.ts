import { setImmediate } from 'node:timers/promises';
import { graphql, type ExecutionResult } from 'graphql';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createContext } from '../graph/context.ts';
import type { Order } from '../graph/order/order.rules.ts';
import { listen, stop } from './listen.fixture.ts';
import { createGatewayServices, type GatewayServices } from '../graph/services.ts';
import { schema } from '../graph/schema.ts';
import type { CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';
import { createShopServer } from '@storefront/embedded/server.ts';
import { openSmallShop, TEST_SECRET, withProducts } from '@storefront/embedded/small-shop.fixture.ts';
import { readOutbox } from '@storefront/embedded/mail/outbox-store.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';

export interface TestGateway {
  /** Runs a query as a request of the current shopper, whose tokens it updates. */
  ask(query: string, variables?: Record<string, unknown>): Promise<ExecutionResult<Record<string, never>>>;
  /** Runs a query and returns its data. Throws its first error. */
  data<Data = unknown>(query: string, variables?: Record<string, unknown>): Promise<Data>;
  /** The REST calls of the last query, as `METHOD /path`. */
  calls: string[];
  /** Drops all tokens, as a new shopper. Returns the cart token, with which `become` restores the cart. */
  forget(): string | null;
  /** Sets the cart token. */
  become(cartToken: string | null): void;
  /** Sends the key of this partner with further requests; null for none. */
  sendKeyOf(partnerId: string | null): void;
  /** The orders that were placed with a partner's key. */
  partnerOrders: { partnerId: string; order: Order }[];
  /** Reads the texts of the emails to an address, newest first. */
  mails(to: string): Promise<string[]>;
  /** The embedded shop's database, for state that its API cannot set. */
  db(): Kysely<Tables>;
  /** Sets the gateway's clock to an ISO 8601 time; null restores the real clock. */
  setTime(time: string | null): void;
}

/**
 * Runs the graph in front of an embedded shop with a small catalogue plus `products`, once per test file. Each test
 * starts as a new shopper.
 */
export function useTestGateway({ products }: { products?: readonly CatalogueProduct[] } = {}): TestGateway {
  let services: GatewayServices;
  let close: () => Promise<void>;
  let cartToken: string | null = null;
  let sessionToken: string | null = null;
  let deviceToken: string | null = null;
  let time: string | null = null;
  let readMails: TestGateway['mails'];
  let partnerId: string | null = null;
  let db: Kysely<Tables>;
  const gateway: TestGateway = {
    calls: [],
    async ask(source, variableValues) {
      gateway.calls.length = 0;
      const contextValue = createContext({
        services,
        request: {
          cartToken: sessionToken ?? cartToken,
          anonymousCartToken: cartToken,
          sessionToken,
          deviceToken,
          clientAddress: null,
          partnerId,
          requestId: 'test',
        },
        response: {
          setCartToken: (token) => (cartToken = token === sessionToken ? cartToken : token),
          setDeviceToken: (token) => (deviceToken = token),
          setSessionToken: (token) => {
            sessionToken = token;
            if (token !== null) cartToken = null;
          },
        },
      });
      return (await graphql({ schema, source, variableValues, contextValue })) as ExecutionResult<
        Record<string, never>
      >;
    },
    async data<Data>(query: string, variables?: Record<string, unknown>) {
      const result = await gateway.ask(query, variables);
      if (result.errors) throw result.errors[0] ?? new Error('failed');
      return result.data as Data;
    },
    forget() {
      const previousToken = cartToken;
      cartToken = null;
      sessionToken = null;
      deviceToken = null;
      return previousToken;
    },
    become: (token) => (cartToken = token),
    sendKeyOf: (id) => (partnerId = id),
    partnerOrders: [],
    db: () => db,
    setTime: (wanted) => (time = wanted),
    mails: (to) => readMails(to),
  };

  beforeAll(async () => {
    const small = await openSmallShop(undefined, withProducts(products ?? []));
    db = small.db;
    const server = await createShopServer(small);
    const shopApiUrl = await listen(server);
    services = createGatewayServices({
      config: readConfig({}),
      shopApiUrl,
      shopSecret: TEST_SECRET,
      onRestRequest: (method, path) => gateway.calls.push(`${method} ${path.split('?')[0]}`),
      async onPartnerOrder(placedBy, order) {
        await setImmediate();
        gateway.partnerOrders.push({ partnerId: placedBy, order });
      },
      now: () => (time === null ? new Date() : new Date(time)),
    });
    await services.categories();
    readMails = async (to) => (await readOutbox(small.db)).filter((mail) => mail.to === to).map(({ text }) => text);
    close = async () => {
      await services.close();
      await stop(server);
      await small.db.destroy();
    };
  });
  beforeEach(() => {
    gateway.forget();
    gateway.setTime(null);
  });
  afterAll(() => close());
  return gateway;
}
