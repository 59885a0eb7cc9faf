import type { Kysely } from 'kysely';
import { createProductReader } from './catalogue/product-reader.ts';
import { seedingFor } from './seed/seeding.ts';
import { followChanges, type OnChange } from './follow-changes.ts';
import { readLists } from './read-lists.ts';
import type { ShopConfig } from './config/config.ts';
import type { MailSettings } from './mail/mail.ts';
import type { ReadModel } from './read-model.ts';
import type { Commerce } from './commerce.ts';
import { openEmbeddedCommerce } from './embedded-commerce.ts';
import type { ShopWords } from './shop-words.ts';
import { createIndexKeeper } from './search-index/index-keeper.ts';
import { createProductSearch } from '@storefront/search/product-search.ts';
import { tradeOptions } from './search-index/trade/trade-options.ts';
import { readStamp } from './catalogue/catalogue-store.ts';
import { createAttempts } from './attempts/attempts.ts';
import { removeOwnCatalogue } from './catalogue/own-catalogue.ts';
import { migrate } from './database/migrations/migrations.ts';
import { copiedDocuments, copiedPictures, openDatabase, type DatabaseLocation } from './database/open-database.ts';
import { createStockReader } from './catalogue/stock/stock-store.ts';
import type { Tables } from './database/tables.ts';

export interface OpenShopOptions
  extends
    ShopWords,
    Pick<ShopConfig, 'dataDir'>,
    Partial<Pick<ShopConfig, 'seedProducts' | 'medusa' | 'unpaidOrderDays'>> {
  location: DatabaseLocation;
  secret: string;
  onProgress: (message: string) => void;
  /** Called with what another process changed. */
  onChange?: OnChange | undefined;
}

export interface OpenShop extends ReadModel {
  commerce: Commerce;
  /** Polls now for changes by other processes. */
  look(): void;
  replaceWords(words: ShopWords): void;
  close(): Promise<void>;
}

/** Seeds the database when its catalogue is missing or outdated. Search is built in the background. */
export async function openShop(options: OpenShopOptions): Promise<OpenShop> {
  const { location, mail, content, shopFile, unpaidOrderDays, medusa = null, dataDir, secret, onProgress } = options;
  await prepareStore(options);
  const db = await openDatabase(location, { isServing: true });
  const now = () => new Date();
  const stamp = await readStamp(db);
  const stock = createStockReader(db);
  const model: ReadModel = {
    db,
    now,
    ...(await readLists(db, now())),
    search: createProductSearch(null, tradeOptions()),
    products: createProductReader(db, stock, now),
    stock,
    ratings: (ids) => commerce.ratings(ids),
    companyDetails: mail.companyDetails,
    content,
    shopFile,
    picturesDir: copiedPictures(dataDir),
    documentsDir: copiedDocuments(dataDir),
    attempts: createAttempts(db),
    secret,
  };
  const sending = await startSending(db, mail);
  if (sending) model.onMail = sending.wake;
  const commerce = medusa
    ? await (
        await import('@storefront/medusa/open-medusa.ts')
      ).openMedusaCommerce(model, medusa, {
        dataDir,
        onProgress,
        unpaidOrderDays,
        onWritten: () => following.look(),
      })
    : openEmbeddedCommerce(model, { unpaidOrderDays });
  const keeper = createIndexKeeper(model.search, location, onProgress);
  const following = followChanges(model, stamp, keeper, options.onChange);
  onProgress('Building the search index; everything else is ready …');
  keeper.rebuild();
  return Object.assign(model, {
    commerce,
    look: following.look,
    replaceWords(words: ShopWords) {
      // Stores and the mail sender hold these two objects.
      Object.assign(mail.companyDetails, words.mail.companyDetails);
      mail.from = words.mail.from;
      model.content = words.content;
      model.shopFile = words.shopFile;
    },
    async close() {
      following.stop();
      await commerce.close();
      await sending?.close();
      await keeper.close();
      await db.destroy();
    },
  });
}

async function prepareStore({ location, seedProducts, medusa, onProgress }: OpenShopOptions): Promise<void> {
  const db = await openDatabase(location);
  try {
    await migrate(db);
    // The catalogue comes from Medusa.
    if (medusa) return await removeOwnCatalogue(db);
    const wanted = (held: string | null) => seedingFor(held, seedProducts);
    if (!wanted((await readStamp(db)).catalogue)) return;
    // Only when needed, so that other starts are faster.
    const { seedDatabase } = await import('./seed/seed-database.ts');
    await seedDatabase(db, { seedingFor: wanted, onProgress });
  } finally {
    await db.destroy();
  }
}

/** The sender's code is loaded only with a mail server. */
async function startSending(db: Kysely<Tables>, mail: MailSettings) {
  if (mail.smtpUrl === undefined) return null;
  const { createMailSender, startSendingMails } = await import('./mail/mail-sender.ts');
  return startSendingMails(createMailSender(db, mail.smtpUrl, mail));
}
