/** A shop that page tests run against: a gateway over an embedded shop. */
export interface TestShop {
  port: number;
  dataDir: string;
}

/** The first port of the page tests. A spec that starts a gateway of its own adds a number that no other spec uses. */
export const FIRST_PORT = Number(process.env.E2E_PORT ?? 4173);

const dataDir = process.env.E2E_DATA_DIR ?? 'test-results/data';

/** A shop for each of Playwright's workers, so that concurrent tests share no stock, rate limits or mails. */
export const SHOPS: readonly TestShop[] = [0, 1].map((index) => ({
  port: FIRST_PORT + index,
  dataDir: `${dataDir}-${index}`,
}));

/** The shop of this worker. */
export const SHOP = shopOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

function shopOf(worker: number): TestShop {
  const shop = SHOPS[worker];
  if (!shop) throw new Error(`There is no shop for worker ${worker}: run at most ${SHOPS.length} workers`);
  return shop;
}
