import type { Kysely } from 'kysely';
import { createPasswords } from './customers/passwords.ts';
import { createProductReader } from './catalogue/product-reader.ts';
import { seedingFor } from './seed/seeding.ts';
import { followChanges, type OnChange } from './follow-changes.ts';
import { readLists } from './read-lists.ts';
import { startCleanup, createCartStore } from './orders/carts/cart-store.ts';
import { sendStockAlerts } from './customers/stock-alerts/stock-alert-store.ts';
import type { MailSettings } from './mail/mail.ts';
import type { Shop } from './routes/route.ts';
import type { ShopWords } from './shop-words.ts';
import { createIndexKeeper } from './search-index/index-keeper.ts';
import { createProductSearch } from '@storefront/search/product-search.ts';
import { tradeOptions } from './search-index/trade/trade-options.ts';
import { repeatTask } from './repeat-task.ts';
import { readStamp } from './catalogue/catalogue-store.ts';
import { createContactStore } from './customers/contact/contact-store.ts';
import { migrate } from './database/migrations/migrations.ts';
import { openDatabase, type DatabaseLocation } from './database/open-database.ts';
import { createOrderStore } from './orders/store/order-store.ts';
import { createStockReader } from './catalogue/stock/stock-store.ts';
import type { Tables } from './database/tables.ts';

const MINUTE_MILLISECONDS = 60_000;
const HOUR_MILLISECONDS = 60 * MINUTE_MILLISECONDS;

export interface OpenShopOptions extends ShopWords {
  location: DatabaseLocation;
  /** The minimum number of products of the seeded catalogue. Defaults to the number it was last seeded with. */
  seedProducts?: number | undefined;
  /** Days an order waits for a bank transfer before it is cancelled. */
  unpaidOrderDays?: number | undefined;
  /** The folder of pictures that imports have copied. */
  picturesDir?: string | undefined;
  /** The secret that verifies the gateway’s signatures. */
  secret: string;
  onProgress: (message: string) => void;
  /** Called with the products and categories that another process changed. */
  onChange?: OnChange | undefined;
}

export interface OpenShop extends Shop {
  /** Polls now for changes by other processes. */
  look(): void;
  /** Shows these words from now on. */
  replaceWords(words: ShopWords): void;
  close(): Promise<void>;
}

/** Opens the database, seeds it when its catalogue is missing or outdated, and loads the lists. Search is built in the background. */
export async function openShop({
  location,
  seedProducts,
  mail,
  content,
  shopFile,
  picturesDir,
  unpaidOrderDays,
  secret,
  onProgress,
  onChange,
}: OpenShopOptions): Promise<OpenShop> {
  await prepareStore({ location, seedProducts, onProgress });
  const db = await openDatabase(location, { isServing: true });
  const now = () => new Date();
  const stamp = await readStamp(db);
  const stock = createStockReader(db);
  const shop: Shop = {
    db,
    now,
    ...(await readLists(db, now())),
    search: createProductSearch(null, tradeOptions()),
    products: createProductReader(db, stock, now),
    stock,
    carts: createCartStore(db),
    orders: createOrderStore(db, mail.companyDetails, unpaidOrderDays),
    passwords: createPasswords(),
    companyDetails: mail.companyDetails,
    content,
    shopFile,
    picturesDir,
    contact: createContactStore(db, mail.companyDetails),
    secret,
  };
  const sending = await startSending(db, mail);
  if (sending) shop.onMail = sending.wake;
  const oldCarts = startCleanup(shop);
  // Overdue unpaid orders are cancelled, and what is back in stock is told. Both are safe to run in several processes.
  const expiring = repeatTask(
    async () => {
      const expired = await shop.orders.expire(new Date());
      if (expired.length === 0) return;
      shop.stock.forget(expired.flatMap(({ needed }) => needed.map(({ productId }) => productId)));
      shop.onMail?.();
    },
    { pauseMilliseconds: HOUR_MILLISECONDS, failure: 'The embedded shop could not look for unpaid orders' },
  );
  const alerting = repeatTask(
    async (isClosed) => {
      if ((await sendStockAlerts(shop, new Date(), isClosed)) > 0) shop.onMail?.();
    },
    { pauseMilliseconds: MINUTE_MILLISECONDS, failure: 'The embedded shop could not send stock alerts' },
  );
  const keeper = createIndexKeeper(shop.search, location, onProgress);
  const following = followChanges(shop, stamp, keeper, onChange);
  onProgress('Building the search index; everything else is ready …');
  keeper.rebuild();
  return Object.assign(shop, {
    look: following.look,
    replaceWords(words: ShopWords) {
      // Stores and the mail sender hold these two objects.
      Object.assign(mail.companyDetails, words.mail.companyDetails);
      mail.from = words.mail.from;
      shop.content = words.content;
      shop.shopFile = words.shopFile;
    },
    async close() {
      following.stop();
      await oldCarts.close();
      await expiring.close();
      await alerting.close();
      await sending?.close();
      await keeper.close();
      await db.destroy();
    },
  });
}

/** Runs the migrations, and seeds the database if needed. */
async function prepareStore({
  location,
  seedProducts,
  onProgress,
}: Pick<OpenShopOptions, 'location' | 'seedProducts' | 'onProgress'>): Promise<void> {
  const db = await openDatabase(location);
  try {
    await migrate(db, undefined, onProgress);
    const wanted = (held: string | null) => seedingFor(held, seedProducts);
    if (!wanted((await readStamp(db)).catalogue)) return;
    // Loaded only when seeding is needed, so that other starts are faster.
    const { seedDatabase } = await import('./seed/seed-database.ts');
    await seedDatabase(db, { seedingFor: wanted, onProgress });
  } finally {
    await db.destroy();
  }
}

/** Starts the mail sender when a mail server is configured; its code is loaded only then. */
async function startSending(db: Kysely<Tables>, mail: MailSettings) {
  if (mail.smtpUrl === undefined) return null;
  const { createMailSender, startSendingMails } = await import('./mail/mail-sender.ts');
  return startSendingMails(createMailSender(db, mail.smtpUrl, mail));
}
