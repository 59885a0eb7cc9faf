import { readContent } from '@storefront/config/shop-folder/content/read-content.ts';
import { ShopFolderError } from '@storefront/config/shop-folder/shop-folder-error.ts';
import type { ShopFile } from '@storefront/config/shop-folder/shop-file.ts';
import type { ShopFolder } from '@storefront/config/shop-folder/shop-folder.ts';
import { isDatabaseUnavailable } from './database/postgres/errors.ts';
import { companyDetailsOf, type CompanyDetails } from './mail/mail.ts';
import type { OnChange } from './follow-changes.ts';
import { startShop, type RunningShop } from './start-shop.ts';

export interface EmbeddedShopSettings extends CompanyDetails {
  /** The merchant's folder; null for none. */
  shopFolder: ShopFolder | null;
  dataDir: string;
  databaseUrl: string | undefined;
  seedProducts: number | undefined;
  shopFile: ShopFile;
  unpaidOrderDays: number;
  smtpUrl: string | undefined;
  mailFrom: string;
}

/** Starts the embedded shop and logs its progress. Exits the process with one line when the database cannot be reached or a file of the merchant's folder has a fault. */
export async function startEmbeddedShop(settings: EmbeddedShopSettings, onChange?: OnChange): Promise<RunningShop> {
  const { dataDir, databaseUrl, seedProducts, shopFile, unpaidOrderDays, smtpUrl, mailFrom } = settings;
  return start().catch((error: unknown) => {
    if (!isDatabaseUnavailable(error) && !(error instanceof ShopFolderError)) throw error;
    console.error(error.message);
    process.exit(1);
  });

  async function start(): Promise<RunningShop> {
    return startShop({
      dataDir,
      databaseUrl,
      seedProducts,
      mail: { companyDetails: companyDetailsOf(settings), smtpUrl, from: mailFrom },
      content: readContent(settings.shopFolder, settings),
      shopFile,
      unpaidOrderDays,
      onProgress: (message) => console.log(message),
      onChange,
    });
  }
}
