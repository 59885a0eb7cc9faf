import type { MedusaSettings } from '@storefront/schema/settings/config.ts';
import { ShopFolderError } from '@storefront/schema/shop-folder/shop-folder-error.ts';
import type { ShopFile } from '@storefront/schema/shop-folder/shop-file.ts';
import type { ShopFolder } from '@storefront/schema/shop-folder/shop-folder.ts';
import { isCommerceRefused } from './commerce.ts';
import { isDatabaseUnavailable } from './database/postgres/errors.ts';
import type { CompanyConfig } from './mail/mail.ts';
import type { OnChange } from './follow-changes.ts';
import { readWords } from './shop-words.ts';
import { startShop, type RunningShop } from './start-shop.ts';

export interface EmbeddedShopSettings extends CompanyConfig {
  /** The merchant's folder; null for none. */
  shopFolder: ShopFolder | null;
  dataDir: string;
  databaseUrl: string | undefined;
  seedProducts: number | undefined;
  shopFile: ShopFile;
  unpaidOrderDays: number;
  medusa: MedusaSettings | null;
  smtpUrl: string | undefined;
  mailFrom: string;
}

/** Starts the embedded shop and logs its progress. Exits the process with one line when the database cannot be reached or a file of the merchant's folder has a fault. */
export async function startEmbeddedShop(
  settings: EmbeddedShopSettings,
  onChange?: OnChange,
): Promise<Omit<RunningShop, 'replaceWords'> & { replaceWords(newest: EmbeddedShopSettings): Promise<void> }> {
  const { dataDir, databaseUrl, seedProducts, unpaidOrderDays, medusa } = settings;
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
      ...readWords(settings),
      unpaidOrderDays,
      medusa,
      onProgress: (message) => console.log(message),
      onChange,
    });
    return { ...shop, replaceWords: async (newest: EmbeddedShopSettings) => shop.replaceWords(readWords(newest)) };
  }
}
