import type { Kysely } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { SIGNATURE_HEADER } from '@storefront/domain/shop-api/signed-call.rules.ts';
import { product, smallCatalogue } from '@storefront/embedded/catalogue/catalogue.fixture.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import { sign } from '@storefront/embedded/routes/http/signature.ts';
import { bindRoutes } from '@storefront/embedded/routes/route.ts';
import { serve } from '@storefront/embedded/shop.fixture.ts';
import { openSmallShop, TEST_SECRET, withProducts } from '@storefront/embedded/small-shop.fixture.ts';
import { createMedusaShop, type MedusaShop } from './medusa-shop.ts';
import { createMedusa, type MedusaAccess } from './medusa-client.ts';
import { MEDUSA_ROUTES, withMedusa } from './open-medusa.ts';

/** A cart line that tests read. */
export interface Line {
  id: string;
  product_id: number;
  quantity: number;
  price: number;
  parent_id: string | null;
}

/** The properties of answers that tests read. */
interface Body {
  token: string;
  code: string;
  cart: { items: Line[]; removed_items: object[]; discounts: object[] };
  maximum_quantity: number;
  id: string;
  number: string;
  access_key: string;
  status: string;
  items: { id: unknown; total_inc_vat: number }[];
  discounts: object[];
  changes: object[];
  detail: { loc: string[] }[];
  total: number;
  results: { number: string }[];
}

interface Reply {
  status: number;
  body: Body;
  headers: Headers;
}

/** A shop whose commerce is a Medusa's, served on a free port. */
export interface ServedMedusaShop {
  shop: MedusaShop;
  get(path: string): Promise<Reply>;
  send(method: 'POST' | 'PUT', path: string, body?: object): Promise<Reply>;
  close(): Promise<void>;
}

interface Options {
  access: MedusaAccess;
  regionId: string;
  /** Medusa's variants that the lamps 1, 2 … of the small catalogue are. */
  variants: readonly string[];
  /** A database that another process has opened, too; its catalogue is there already. */
  db?: Kysely<Tables>;
}

export async function openMedusaShop({ access, regionId, variants, db }: Options): Promise<ServedMedusaShop> {
  const known = new Set(smallCatalogue.products.map(({ id }) => id));
  const more = variants.flatMap((_, index) => (known.has(index + 1) ? [] : product(index + 1)));
  const small = await openSmallShop(db, withProducts(more));
  const shop = createMedusaShop(small, { medusa: createMedusa(access), regionId });
  await shop.numbers.keep(
    variants.map((variantId, index) => ({
      medusa: { productId: `prod_${index}`, variantId },
      numbers: { productId: index + 1, variantId: null },
    })),
  );
  const routes = bindRoutes(withMedusa(shop), MEDUSA_ROUTES);
  const serving = await serve({ ...small, commerce: { routes, capabilities: [] } });
  async function request(method: string, path: string, json?: object): Promise<Reply> {
    const body = json ? JSON.stringify(json) : '';
    const call = { method, path, body };
    const headers = { [SIGNATURE_HEADER]: sign(TEST_SECRET, call, new Date()) };
    const response = await fetch(serving.url + path, { method, headers, body: body || null });
    return { status: response.status, body: (await response.json()) as Body, headers: response.headers };
  }
  return {
    shop,
    get: (path) => request('GET', path),
    send: request,
    async close() {
      await serving.close();
      if (!db) await small.db.destroy();
    },
  };
}

/** Opens one for the tests of a file. */
export function useMedusaShop(options: Omit<Options, 'db'>): { current: ServedMedusaShop } {
  const opened = {} as { current: ServedMedusaShop };
  beforeAll(async () => {
    opened.current = await openMedusaShop(options);
  });
  afterAll(() => opened.current.close());
  return opened;
}
