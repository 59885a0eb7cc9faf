import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Stock enough for all rounds. */
const STOCKED = 1_000_000;
const PRODUCTS = 6;

interface ProductDocument {
  id: number;
  inventoryTracking: string;
  availability: string;
  price: number;
  variants: readonly unknown[];
}

const openIn = (dataDir: string) => new DatabaseSync(join(dataDir, 'shop.sqlite'));

/** Sets a high stock level for a few products and returns them. */
export function stockUp(dataDir: string): number[] {
  const db = openIn(dataDir);
  const documents = db
    .prepare('select document from products order by id')
    .all()
    .map(({ document }) => JSON.parse(String(document)) as ProductDocument);
  const plain = documents.filter(
    ({ inventoryTracking, availability, price, variants }) =>
      inventoryTracking === 'product' && availability === 'available' && price > 0 && variants.length === 0,
  );
  const ids = plain.slice(0, PRODUCTS).map(({ id }) => id);
  for (const id of ids) db.prepare('update stock set level = ? where product_id = ?').run(STOCKED, id);
  db.close();
  return ids;
}

/** The database's content, to compare with the answers shoppers got. */
export interface Ledger {
  /** PRAGMA integrity_check. */
  integrity: string;
  /** Stock by product and variant. */
  levels: Map<string, number>;
  /** Ordered quantities by product and variant. */
  sold: Map<string, number>;
  /** Orders by idempotency key. */
  ordersByKey: Map<string, string[]>;
  mails: number;
  /** Items left in carts that became orders. */
  leftovers: number;
}

export function readLedger(dataDir: string): Ledger {
  const db = openIn(dataDir);
  const ledger: Ledger = {
    integrity: '',
    levels: new Map(),
    sold: new Map(),
    ordersByKey: new Map(),
    mails: 0,
    leftovers: 0,
  };
  ledger.integrity = db
    .prepare('pragma integrity_check')
    .all()
    .map((row) => String(row.integrity_check))
    .join('; ');
  for (const row of db.prepare('select product_id, variant_id, level from stock').all())
    ledger.levels.set(`${String(row.product_id)}:${String(row.variant_id)}`, Number(row.level));
  for (const row of db.prepare('select id, idempotency_key, document from orders').all()) {
    const key = String(row.idempotency_key);
    ledger.ordersByKey.set(key, [...(ledger.ordersByKey.get(key) ?? []), String(row.id)]);
    const { taken } = JSON.parse(String(row.document)) as {
      taken: { productId: number; variantId: number; quantity: number }[];
    };
    for (const { productId, variantId, quantity } of taken)
      ledger.sold.set(`${productId}:${variantId}`, (ledger.sold.get(`${productId}:${variantId}`) ?? 0) + quantity);
  }
  ledger.mails = Number(db.prepare('select count(*) as count from outbox').get()?.count);
  ledger.leftovers = Number(
    db.prepare('select count(*) as count from cart_items where cart_id in (select cart_id from orders)').get()?.count,
  );
  db.close();
  return ledger;
}
