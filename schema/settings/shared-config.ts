import { existsSync } from 'node:fs';
import type { TextDetails } from '@storefront/domain/shop-text/placeholders.rules.ts';
import { LEGAL_RETURNS } from '@storefront/domain/shop-text/returns.rules.ts';
import { deliveryChargesIn } from '../shop-folder/delivery-charges.ts';
import { readLooks, type Looks } from '../shop-folder/looks/looks.ts';
import { NEUTRAL_SHOP } from '../shop-folder/neutral-shop.data.ts';
import { readShopFile } from '../shop-folder/read-shop-file.ts';
import { shopDispatchIn } from '../shop-folder/shop-dispatch.ts';
import type { ShopFile } from '../shop-folder/shop-file.ts';
import { findShopFolder, SAMPLE_FOLDER, type ShopFolder } from '../shop-folder/shop-folder.ts';
import { environment } from './environment.data.ts';
import type { ImageHost } from './image-hosts.rules.ts';
import { invalidSetting, readEnvironment, type Variables } from './read-texts.ts';
import { socialLinkOf, type SocialLink } from './social-links.rules.ts';

/** Read at start, what is of the merchant's folder also when that changes. A detail that is not given is empty. */
export interface SharedConfig extends TextDetails {
  socialLinks: readonly SocialLink[];
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** What `npm run move` copies the data to. */
  moveToDatabaseUrl: string | undefined;
  imageHosts: readonly ImageHost[];
  shopApiUrl: string | undefined;
  /** Signs calls which the shop API accepts from its gateway alone. */
  shopApiSecret: string | undefined;
  /** Without a slash at the end; undefined for the embedded shop or a shop API of your own. */
  medusaUrl: string | undefined;
  /** Verifies messages of Medusa's subscriber; null without one. */
  eventsSecret: string | null;
  stripeSecretKey: string | undefined;
  /** Null for none. */
  shopFolder: ShopFolder | null;
  /** Its name and details are above, since settings win over them. */
  shopFile: ShopFile;
  looks: Looks;
}

/** Without the sample's folder where the embedded shop sells an imported catalogue: that shop is not the sample. */
export async function readSharedConfigOfShop(
  variables: Variables,
  sellsOwn: (config: SharedConfig) => Promise<boolean>,
): Promise<SharedConfig> {
  const config = readSharedConfig(variables);
  const isOwn = config.shopFolder?.isSample && (await sellsOwn(config));
  return isOwn ? readSharedConfig(variables, { sellsOwn: true }) : config;
}

/** Throws an error with a one-line message that names the first invalid variable, or the first fault of the folder. */
export function readSharedConfig(variables: Variables, { sellsOwn = false } = {}): SharedConfig {
  const values = readEnvironment(environment, variables);
  const { PUBLIC_URL = `http://${values.HOST}:${values.PORT}`, SHOP_API_URL, COMMERCE, STRIPE_SECRET_KEY } = values;
  if (SHOP_API_URL !== undefined && COMMERCE !== undefined)
    throw invalidSetting('COMMERCE', 'unset it or SHOP_API_URL');
  const shopFolder = findShopFolder(values.SHOP_DIR, {
    sellsOwn: sellsOwn || SHOP_API_URL !== undefined || COMMERCE !== undefined,
  });
  const takesCards = STRIPE_SECRET_KEY !== undefined;
  const shopFile = shopFolder ? readShopFile(shopFolder, takesCards) : NEUTRAL_SHOP;
  const { name, contact = {}, legal = {}, social = [], returns = {} } = shopFile;
  const shopName = values.SHOP_NAME ?? name;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: PUBLIC_URL.replace(/\/$/, ''),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    moveToDatabaseUrl: values.MOVE_TO_DATABASE_URL,
    imageHosts: values.IMAGE_HOSTS,
    shopApiUrl: SHOP_API_URL?.replace(/\/$/, ''),
    shopApiSecret: values.SHOP_API_SECRET,
    medusaUrl: COMMERCE,
    eventsSecret: values.MEDUSA_EVENTS_SECRET ?? null,
    stripeSecretKey: STRIPE_SECRET_KEY,
    shopFolder,
    shopFile,
    looks: readLooks(shopFolder),
    // Settings win over shop.yaml.
    shopName,
    phone: values.SHOP_PHONE ?? contact.phone ?? '',
    email: values.SHOP_EMAIL ?? contact.email ?? '',
    socialLinks: values.SOCIAL_LINKS ?? social.flatMap((address) => socialLinkOf(address) ?? []),
    legalName: values.LEGAL_NAME ?? legal.name ?? shopName,
    companyNumber: values.COMPANY_NUMBER ?? legal.companyNumber ?? '',
    registeredOffice: values.REGISTERED_OFFICE ?? legal.registeredOffice ?? '',
    vatNumber: values.VAT_NUMBER ?? legal.vatNumber ?? '',
    bankDetails: values.BANK_DETAILS ?? legal.bankDetails ?? '',
    delivery: deliveryChargesIn(shopFile),
    dispatch: shopDispatchIn(shopFile, takesCards),
    returns: {
      days: returns.days ?? LEGAL_RETURNS.days,
      workingDays: returns.workingDays ?? null,
      isFree: returns.paidBy === 'shop',
    },
  };
}

/** The configuration of the sample shop without any setting, whose contact and legal details are made up. */
export function sampleConfig(): SharedConfig {
  return readSharedConfig(existsSync(SAMPLE_FOLDER) ? { SHOP_DIR: SAMPLE_FOLDER } : {});
}
