import type { Kysely } from 'kysely';
import type { ProductReader } from '../../catalogue/product-reader.ts';
import type { Tables } from '../../database/tables.ts';
import type { CompanyDetails } from '../../mail/mail.ts';
import { awaitedItem } from './awaited-item.rules.ts';
import { deleteOldStockAlerts, readDueStockAlerts, sendStockAlert } from './stock-alert-store.ts';

/** Small batches: each product of a batch is read whole. */
const BATCH_SIZE = 100;

interface Sending {
  db: Kysely<Tables>;
  products: Pick<ProductReader, 'byIds'>;
  companyDetails: CompanyDetails;
}

/** Mails everyone whose product is back in stock, and deletes old alerts. Returns how many mails it wrote. Safe to run in several processes. */
export async function sendStockAlerts(
  { db, products, companyDetails }: Sending,
  now: Date,
  isStopped = () => false,
): Promise<number> {
  await deleteOldStockAlerts(db, now);
  let sent = 0;
  let after = '';
  for (;;) {
    const due = await readDueStockAlerts(db, after, BATCH_SIZE);
    const found = await products.byIds([...new Set(due.map(({ productId }) => productId))]);
    const byId = new Map(found.map((product) => [product.id, product]));
    for (const { id, productId, variantId } of due) {
      const product = byId.get(productId);
      // Goods that are not sold any more keep their alerts, until those are too old: they may come back.
      if (product?.availability !== 'available') continue;
      if (await sendStockAlert(db, id, awaitedItem(product, variantId), companyDetails, now)) sent += 1;
    }
    if (due.length < BATCH_SIZE || isStopped()) return sent;
    after = due.at(-1)?.id ?? after;
  }
}
