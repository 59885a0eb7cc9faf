import type { ShopConfig } from './config/config.ts';
import { readContent } from '@storefront/schema/shop-folder/content/read-content.ts';
import { companyDetailsOf } from './mail/mail.ts';

/** Of the merchant's folder, and of the settings that win over it. */
export type ShopWords = ReturnType<typeof readWords>;

/** Throws a `ShopFolderError` that names the first fault of a page or post. */
export function readWords(
  config: Pick<ShopConfig, 'shopFolder' | 'shopFile' | 'smtpUrl' | 'mailFrom'> & Parameters<typeof companyDetailsOf>[0],
) {
  return {
    mail: { companyDetails: companyDetailsOf(config), smtpUrl: config.smtpUrl, from: config.mailFrom },
    content: readContent(config.shopFolder, config),
    shopFile: config.shopFile,
  };
}
