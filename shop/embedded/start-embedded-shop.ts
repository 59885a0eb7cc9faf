import type { ShopConfig } from './config/config.ts';
import { ShopFolderError } from '@storefront/schema/shop-folder/shop-folder-error.ts';
import { isCommerceRefused } from './commerce.ts';
import { isDatabaseUnavailable } from './database/postgres/errors.ts';
import type { OnChange } from './follow-changes.ts';
import { readWords } from './shop-words.ts';
import { startShop, type RunningShop } from './start-shop.ts';

/** Exits the process with one line when the database is out of reach or the merchant's folder has a fault. */
export async function startEmbeddedShop(
  config: ShopConfig,
  onChange?: OnChange,
): Promise<Omit<RunningShop, 'replaceWords'> & { replaceWords(newest: ShopConfig): Promise<void> }> {
  const { dataDir, databaseUrl, seedProducts, unpaidOrderDays, medusa } = config;
  return start().catch((error: unknown) => {
    if (!isDatabaseUnavailable(error) && !isCommerceRefused(error) && !(error instanceof ShopFolderError)) throw error;
    console.error(error.message);
    process.exit(1);
  });

  async function start() {
    const shop = await startShop({
      dataDir,
      databaseUrl,
      seedProducts,
      ...readWords(config),
      unpaidOrderDays,
      medusa,
      onProgress: (message) => console.log(message),
      onChange,
    });
    return { ...shop, replaceWords: async (newest: ShopConfig) => shop.replaceWords(readWords(newest)) };
  }
}
