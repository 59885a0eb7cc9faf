import type { AddressInfo } from 'node:net';
import { graphql, type ExecutionResult } from 'graphql';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createContext } from '../graph/context.ts';
import { createGatewayServices, type GatewayServices } from '../graph/services.ts';
import { schema } from '../graph/schema.ts';
import type { CatalogueProduct } from '../../shop/catalogue/catalogue.ts';
import { createShopServer } from '../../shop/server.ts';
import { openSmallShop, TEST_SECRET, withProducts } from '../../shop/small-shop.fixture.ts';
import { readOutbox } from '../../shop/mail/outbox-store.ts';
import type { TestDatabase } from '../../shop/database/database.fixture.ts';
import type { Tables } from '../../shop/database/tables.ts';

export interface TestGateway {
  /** Sends a query as one request of the same shopper. */
  ask(query: string, variables?: Record<string, unknown>): Promise<ExecutionResult<Record<string, never>>>;
  /** The data of a query that must succeed, in the shape that the test expects of it. */
  data<Data = unknown>(query: string, variables?: Record<string, unknown>): Promise<Data>;
  /** The REST calls of the last query, as `METHOD /path`. */
  calls: string[];
  /** Becomes a shopper without a cart; answers what `become` takes to be the one before again. */
  forget(): string | null;
  become(shopper: string | null): void;
  /** Asks from an address of the network; null for one that is not known. */
  move(address: string | null): void;
  /** The texts of the mails to an address, newest first. */
  mails(to: string): Promise<string[]>;
  /** The embedded shop's store, for what the shop itself decides. */
  db(): Kysely<Tables>;
  /** Sets the clock: an ISO time; null for the real one. */
  setTime(time: string | null): void;
}

/** The graph over a real shop API on a loopback port, with a small catalogue and more; one for each test file, in memory unless in a store. */
export function useTestGateway({
  store,
  products,
}: { store?: TestDatabase; products?: readonly CatalogueProduct[] } = {}): TestGateway {
  let services: GatewayServices;
  let close: () => Promise<void>;
  let cartToken: string | null = null;
  let sessionToken: string | null = null;
  let deviceToken: string | null = null;
  let time: string | null = null;
  let readMails: TestGateway['mails'];
  let clientAddress: string | null = null;
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
          clientAddress,
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
      const before = cartToken;
      cartToken = null;
      sessionToken = null;
      deviceToken = null;
      return before;
    },
    become: (shopper) => (cartToken = shopper),
    move: (address) => (clientAddress = address),
    db: () => db,
    setTime: (wanted) => (time = wanted),
    mails: (to) => readMails(to),
  };

  beforeAll(async () => {
    const small = await openSmallShop(await store?.open(), withProducts(products ?? []));
    db = small.db;
    const server = await createShopServer(small);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const shopApiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    services = createGatewayServices({
      config: readConfig({}),
      shopApiUrl,
      shopSecret: TEST_SECRET,
      onRestRequest: (method, path) => gateway.calls.push(`${method} ${path.split('?')[0]}`),
      now: () => (time === null ? new Date() : new Date(time)),
    });
    await services.categories();
    readMails = async (to) => (await readOutbox(small.db)).filter((mail) => mail.to === to).map(({ text }) => text);
    close = async () => {
      await services.close();
      await new Promise((resolve) => server.close(resolve));
      if (!store) await small.db.destroy();
    };
  });
  beforeEach(() => {
    gateway.forget();
    gateway.setTime(null);
    gateway.move(null);
  });
  afterAll(() => close());
  return gateway;
}
