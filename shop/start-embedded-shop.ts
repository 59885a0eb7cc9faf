import { isDatabaseUnavailable } from './database/postgres/errors.ts';
import { companyDetailsOf, type CompanyDetails } from './mail/mail.ts';
import type { OnChange } from './follow-changes.ts';
import { startShop, type RunningShop } from './start-shop.ts';

export interface EmbeddedShopSettings extends CompanyDetails {
  dataDir: string;
  databaseUrl: string | undefined;
  seedProducts: number | undefined;
  unpaidOrderDays: number;
  smtpUrl: string | undefined;
  mailFrom: string;
}

/** Starts the embedded shop and logs its progress. Exits the process with one line when the database cannot be reached. */
export async function startEmbeddedShop(settings: EmbeddedShopSettings, onChange?: OnChange): Promise<RunningShop> {
  const { dataDir, databaseUrl, seedProducts, unpaidOrderDays, smtpUrl, mailFrom } = settings;
  return startShop({
    dataDir,
    databaseUrl,
    seedProducts,
    mail: { companyDetails: companyDetailsOf(settings), smtpUrl, from: mailFrom },
    unpaidOrderDays,
    onProgress: (message) => console.log(message),
    onChange,
  }).catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    console.error(error.message);
    process.exit(1);
  });
}
