import { setTimeout as delay } from 'node:timers/promises';
import { exVatOf } from '../../domain/money.rules.ts';
import { formatMoney } from '../../domain/money-text.rules.ts';
import { readProductsByUrl } from '../../shop/embedded/catalogue/catalogue-store.ts';
import { upsertProducts } from '../../shop/embedded/catalogue/catalogue-writes.ts';
import { openDatabase } from '../../shop/embedded/database/open-database.ts';

/** A price in pence, inc VAT, that no product of the shop has. */
const PRICE = 1_234_57;
const POLL_MILLISECONDS = 20;
const GIVE_UP_MILLISECONDS = 20_000;

/** The time until a changed price was on each gateway's page of the product. */
export interface PriceChange {
  /** Whether each gateway served its page from the cache before the change. */
  wereCached: boolean;
  /** Milliseconds from the change to the first gateway that showed it, and from that one to the last. */
  first: number;
  last: number;
}

/** Changes a product's price in the database, as an import does, and waits until the pages of all gateways show it. */
export async function changePrice(
  databaseUrl: string,
  gateways: readonly { url: string }[],
  path: string,
): Promise<PriceChange> {
  const pages = gateways.map(({ url }) => url + path);
  const read = async (page: string) => {
    const response = await fetch(page);
    return { isHit: /"pages"; hit/.test(response.headers.get('cache-status') ?? ''), html: await response.text() };
  };
  for (const page of pages) await read(page);
  const before = await Promise.all(pages.map(read));

  const db = await openDatabase({ databaseUrl });
  const started = performance.now();
  try {
    const product = (await readProductsByUrl(db, [path])).get(path);
    if (!product) throw new Error(`There is no product at ${path}`);
    await upsertProducts(db, [{ ...product, price: exVatOf(PRICE) }]);
  } finally {
    await db.destroy();
  }
  const times = await Promise.all(
    pages.map(async (page) => {
      while (
        performance.now() - started < GIVE_UP_MILLISECONDS &&
        !(await read(page)).html.includes(formatMoney(PRICE))
      )
        await delay(POLL_MILLISECONDS);
      return performance.now() - started;
    }),
  );
  const first = Math.min(...times);
  return { wereCached: before.every(({ isHit }) => isHit), first, last: Math.max(...times) - first };
}
