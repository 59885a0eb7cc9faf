import type { ShopConfig } from './config/config.ts';
import type { Content } from '@storefront/schema/shop-folder/content/content.ts';
import { readContent } from '@storefront/schema/shop-folder/content/read-content.ts';
import type { ShopFile } from '@storefront/schema/shop-folder/shop-file.ts';
import { companyDetailsOf, type MailSettings } from './mail/mail.ts';

/** Of the merchant's folder, and of the settings that win over it. */
export interface ShopWords {
  mail: MailSettings;
  content: Content;
  shopFile: ShopFile;
}

/** Throws a `ShopFolderError` that names the first fault of a page or post. */
export function readWords(
  config: Pick<ShopConfig, 'shopFolder' | 'shopFile' | 'smtpUrl' | 'mailFrom'> & Parameters<typeof companyDetailsOf>[0],
): ShopWords {
  return {
    mail: { companyDetails: companyDetailsOf(config), smtpUrl: config.smtpUrl, from: config.mailFrom },
    content: readContent(config.shopFolder, config),
    shopFile: config.shopFile,
  };
}
