import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { SIGNATURE_HEADER } from '@storefront/domain/shop-api/signed-call.rules.ts';
import { sign } from './routes/http/signature.ts';
import type { CatalogueProduct } from './catalogue/catalogue.ts';
import { createShopServer, type ServedShop } from './server.ts';
import { openSmallShop, type SmallShop, TEST_SECRET, withProducts } from './small-shop.fixture.ts';
import type { TestDatabase } from './database/database.fixture.ts';

/** A response of the shop API, its body of the type that the test expects. */
interface Reply<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

export interface TestShop {
  url: string;
  get<Body = unknown>(path: string): Promise<Reply<Body>>;
  /** Sends a body as JSON; a string is sent unchanged. */
  send<Body = unknown>(method: 'POST' | 'PUT', path: string, body?: unknown): Promise<Reply<Body>>;
}

/** Serves a shop on a free port. */
export async function serve(shop: ServedShop): Promise<{ url: string; close(): Promise<void> }> {
  const server = await createShopServer(shop);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Serves the small catalogue and more products for one test file. `replace` returns parts of another shop. */
export function useTestShop(
  store?: TestDatabase,
  products?: readonly CatalogueProduct[],
  replace: (shop: SmallShop) => Partial<SmallShop> = () => ({}),
): TestShop {
  let close: () => Promise<void>;

  async function request<Body>(path: string, options: RequestInit): Promise<Reply<Body>> {
    const response = await fetch(shop.url + path, {
      redirect: 'manual',
      headers: {
        [SIGNATURE_HEADER]: sign(
          TEST_SECRET,
          { method: options.method ?? 'GET', path, body: typeof options.body === 'string' ? options.body : '' },
          new Date(),
        ),
      },
      ...options,
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as Body, headers: response.headers };
  }

  const shop: TestShop = {
    url: '',
    get: (path) => request(path, {}),
    send: (method, path, body) =>
      request(path, {
        method,
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
  };

  beforeAll(async () => {
    const opened = await openSmallShop(await store?.open(), withProducts(products ?? []));
    const small = Object.assign(opened, replace(opened));
    const serving = await serve(small);
    shop.url = serving.url;
    close = async () => {
      await serving.close();
      if (!store) await small.db.destroy();
    };
  });
  afterAll(() => close());
  return shop;
}
