import type { Kysely } from 'kysely';
import { createPasswords } from './customers/passwords.ts';
import { createProductReader } from './catalogue/product-reader.ts';
import { createSenders } from './customers/contact/senders.ts';
import { fillingFor } from './seed/filling.ts';
import { followChanges } from './follow-changes.ts';
import { readLists } from './read-lists.ts';
import { keepDeletingOldCarts } from './orders/carts/old-carts.ts';
import { keepExpiring } from './orders/keep-expiring.ts';
import type { MailSettings } from './mail/mail-settings.ts';
import type { Shop } from './routes/route.ts';
import { keepBuilt } from './search/build/keep-built.ts';
import { createProductSearch } from './search/product-search.ts';
import { createCartStore } from './orders/carts/cart-store.ts';
import { readStamp } from './catalogue/catalogue-store.ts';
import { createContactStore } from './customers/contact/contact-store.ts';
import { migrate } from './database/migrations/migrations.ts';
import { openStore, type StoreLocation } from './database/open-store.ts';
import { createOrderStore } from './orders/store/order-store.ts';
import { createStockReader } from './catalogue/stock/stock-store.ts';
import type { Tables } from './database/tables.ts';

export interface OpenShopOptions {
  location: StoreLocation;
  /** How many products the shop's own catalogue has at least; unless given, as many as it was last filled with. */
  seedProducts?: number | undefined;
  mail: MailSettings;
  /** How many days an order waits for a bank transfer. */
  unpaidOrderDays?: number | undefined;
  /** What the shop's own gateway proves itself by. */
  secret: string;
  onProgress: (message: string) => void;
}

/** Opens the store, fills it when it holds no catalogue or another than it should, and reads what lists and search are made of. */
export async function openShop({
  location,
  seedProducts,
  mail,
  unpaidOrderDays,
  secret,
  onProgress,
}: OpenShopOptions): Promise<Shop & { close(): Promise<void> }> {
  await prepareStore({ location, seedProducts, onProgress });
  const db = await openStore(location, { isServing: true });
  const stamp = await readStamp(db);
  const stock = createStockReader(db);
  const shop: Shop = {
    db,
    ...(await readLists(db)),
    search: createProductSearch(null),
    products: createProductReader(db, stock),
    stock,
    carts: createCartStore(db),
    orders: createOrderStore(db, mail.letterhead, unpaidOrderDays),
    passwords: createPasswords(),
    letterhead: mail.letterhead,
    contact: createContactStore(db, mail.letterhead),
    senders: createSenders(),
    secret,
  };
  const sending = await startSending(db, mail);
  if (sending) shop.onMail = sending.wake;
  const oldCarts = keepDeletingOldCarts(shop.carts);
  const expiring = keepExpiring(async () => {
    const expired = await shop.orders.expire(new Date());
    if (expired.length === 0) return;
    shop.stock.forget(expired.flatMap(({ needed }) => needed.map(({ productId }) => productId)));
    shop.onMail?.();
  });
  const keeper = keepBuilt(shop.search, location, onProgress);
  const stopFollowing = followChanges(shop, stamp, keeper);
  onProgress('Search is being built; everything else is open …');
  keeper.rebuild();
  return Object.assign(shop, {
    async close() {
      stopFollowing();
      await oldCarts.close();
      await expiring.close();
      await sending?.close();
      await keeper.close();
      await db.destroy();
    },
  });
}

/** Brings its tables up to date, and fills it if need be. */
async function prepareStore({
  location,
  seedProducts,
  onProgress,
}: Pick<OpenShopOptions, 'location' | 'seedProducts' | 'onProgress'>): Promise<void> {
  const db = await openStore(location);
  try {
    await migrate(db);
    const wanted = (held: string | null) => fillingFor(held, seedProducts);
    if (!wanted((await readStamp(db)).catalogue)) return;
    // Only a first start needs what writes the catalogue; every other is quicker without.
    const { fillStore } = await import('./seed/fill-store.ts');
    await fillStore(db, { fillingFor: wanted, onProgress });
  } finally {
    await db.destroy();
  }
}

/** Mails leave when there is a mail server; the code for it is loaded only then. */
async function startSending(db: Kysely<Tables>, mail: MailSettings) {
  if (mail.smtpUrl === undefined) return null;
  const { createMailSender, keepSending } = await import('./mail/mail-sender.ts');
  return keepSending(createMailSender(db, mail.smtpUrl, mail));
}
