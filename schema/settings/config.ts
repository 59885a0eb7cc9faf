import { existsSync } from 'node:fs';
import type { TextDetails } from '@storefront/domain/shop-text/placeholders.rules.ts';
import { LEGAL_RETURNS } from '@storefront/domain/shop-text/returns.rules.ts';
import { environment, type Environment } from './environment.data.ts';
import { readTexts } from './read-texts.ts';
import type { ImageHost } from './image-hosts.rules.ts';
import { NO_CONTENT, type Content } from '../shop-folder/content/content.ts';
import { readCategories, type ShopCategories } from '../shop-folder/categories.ts';
import { deliveryChargesIn } from '../shop-folder/delivery-charges.ts';
import { readContent } from '../shop-folder/content/read-content.ts';
import { NEUTRAL_SHOP } from '../shop-folder/neutral-shop.data.ts';
import { readLooks, type Looks } from '../shop-folder/looks/looks.ts';
import { readShopFile } from '../shop-folder/read-shop-file.ts';
import { shopDispatchIn } from '../shop-folder/shop-dispatch.ts';
import type { ShopFile } from '../shop-folder/shop-file.ts';
import { findShopFolder, SAMPLE_FOLDER, type ShopFolder } from '../shop-folder/shop-folder.ts';
import { socialLinkOf, type SocialLink } from './social-links.rules.ts';

/** What the merchant says of the shop, in `shop.yaml` or settings. A detail that is not given is empty. */
export interface ShopDetails extends Omit<TextDetails, 'publicUrl'> {
  socialLinks: readonly SocialLink[];
}

/** How Medusa is reached, where it sells instead of the embedded shop. */
export interface MedusaSettings {
  /** Without a slash at the end. */
  url: string;
  publishableKey: string;
  adminKey: string;
  /** A country, or the id of a region. */
  region: string;
  /** The metadata field that names a product's brand; null for its collection. */
  brandField: string | null;
  syncMinutes: number;
  /** Verifies the messages of the subscriber in Medusa; null without one. */
  eventsSecret: string | null;
  /** Whether more than 20 % of the products may go off sale at once. */
  allowsRemovals: boolean;
}

/**
 * The configuration, read at start; what is of the merchant's folder also when that changes. `environment.data.ts`
 * documents the variables.
 */
export interface Config extends ShopDetails {
  port: number;
  host: string;
  /** The address that shoppers open, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The PostgreSQL database that `npm run move` copies the data to. */
  moveToDatabaseUrl: string | undefined;
  seedProducts: number | undefined;
  imageHosts: readonly ImageHost[];
  /** The maximum size of the image cache on disk. */
  imageCacheBytes: number;
  shopApiUrl: string | undefined;
  /** The Medusa that sells; null for the embedded shop or a shop API of your own. */
  medusa: MedusaSettings | null;
  /** The header that authenticates every call to your own shop API; null for none, and with the embedded shop. */
  shopApiKey: { header: string; value: string } | null;
  /** The secret that signs calls which the shop API accepts from its gateway alone. */
  shopApiSecret: string | undefined;
  pricesIncludeVat: boolean;
  /** The folder with the shop's own words and looks; null for none. */
  shopFolder: ShopFolder | null;
  /**
   * The shop's words for banners, the home page and the footer. Its name and details are above, since settings win over
   * them.
   */
  shopFile: ShopFile;
  /**
   * The folder's pages and posts for a shop API of your own that has none; none with the embedded shop, which serves
   * them itself.
   */
  content: Content;
  /** The order and pictures of categories. */
  categories: ShopCategories;
  /** How the shop looks: its theme, logo and icon. */
  looks: Looks;
  /** Days after which an order awaiting a bank transfer is cancelled. */
  unpaidOrderDays: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Receives a mail about each order of the embedded shop; null for none. */
  ordersEmail: string | null;
  retailPriceLabel: string;
  /** Null disables card payments. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string | undefined } | null;
  /** The Google Tag Manager container; null for none. */
  tagManagerId: string | null;
  /** The chat service, and the origins that the content security policy allows for it; null for none. */
  chat: { scriptUrl: string; origins: readonly string[] } | null;
  madeToOrderCategoryId: number;
  madeToOrderBrandIds: readonly number[];
  devOutbox: boolean;
  /** Whether callers without a key may send any operation. */
  isGraphOpen: boolean;
  /** Per minute for each client address; `requests` and `cost` also for each buyer of a partner. */
  rateLimits: Readonly<Record<'requests' | 'cost' | 'pages' | 'images' | 'archiveBytes', number>>;
  /** The number of trusted reverse proxies in front of the gateway. */
  trustedProxies: number;
  redisUrl: string | undefined;
  metricsToken: string | undefined;
  /** The trace collector's endpoint and the ratio of traces to sample; null disables tracing. */
  tracing: { url: string; serviceName: string; ratio: number } | null;
  /** The ratio of visits whose browsers report their performance; 0 for none. */
  vitalsRatio: number;
  /** Seconds for which a cached page or anonymous GraphQL answer is fresh; 0 disables both caches. */
  cacheSeconds: number;
  /** Where a CDN is purged; null without one. */
  cdn: { purgeUrl: string; token: string | null } | null;
  development: boolean;
  logLevel: string;
}

type Variables = Record<string, string | undefined>;

/**
 * Reads the configuration as `readConfig` does, without the sample's folder where the embedded shop sells an imported
 * catalogue: that shop is not the sample, whatever it has written of itself.
 */
export async function readConfigOfShop(
  variables: Variables,
  sellsOwn: (config: Config) => Promise<boolean>,
): Promise<Config> {
  const config = readConfig(variables);
  return config.shopFolder?.isSample && (await sellsOwn(config)) ? readConfig(variables, { sellsOwn: true }) : config;
}

/**
 * Reads and validates the environment; an empty variable counts as unset. Throws an error with a one-line message that
 * names the first invalid variable, or the first fault of the merchant's folder.
 */
export function readConfig(variables: Variables, { sellsOwn = false } = {}): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const values = readTexts(environment, given, (name, message) => new Error(`Configuration: ${name}: ${message}`));
  const shopFolder = findShopFolder(values.SHOP_DIR, {
    sellsOwn: sellsOwn || values.SHOP_API_URL !== undefined || values.COMMERCE !== undefined,
  });
  const stripe = stripeOf(values);
  const shopFile = shopFolder ? readShopFile(shopFolder, stripe !== null) : NEUTRAL_SHOP;
  const details = shopDetailsOf(shopFile, values, stripe !== null);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: publicUrlOf(values),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    moveToDatabaseUrl: values.MOVE_TO_DATABASE_URL,
    seedProducts: values.SEED_PRODUCTS,
    imageHosts: values.IMAGE_HOSTS,
    imageCacheBytes: values.IMAGE_CACHE_MEGABYTES * 1_000_000,
    shopApiUrl: values.SHOP_API_URL?.replace(/\/$/, ''),
    medusa: medusaOf(values),
    shopApiKey: shopApiKeyOf(values),
    shopApiSecret: values.SHOP_API_SECRET,
    pricesIncludeVat: values.SHOP_PRICES_INCLUDE_VAT,
    shopFolder,
    shopFile,
    looks: readLooks(shopFolder),
    categories: readCategories(shopFolder, shopFile),
    content: values.SHOP_API_URL ? readContent(shopFolder, { ...details, publicUrl: publicUrlOf(values) }) : NO_CONTENT,
    ...details,
    unpaidOrderDays: values.UNPAID_ORDER_DAYS,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? details.email,
    ordersEmail: values.ORDERS_EMAIL ?? null,
    retailPriceLabel: values.RETAIL_PRICE_LABEL,
    stripe,
    tagManagerId: values.GTM_ID ?? null,
    chat: values.CHAT_SCRIPT_URL
      ? {
          scriptUrl: values.CHAT_SCRIPT_URL,
          origins: [...new Set([new URL(values.CHAT_SCRIPT_URL).origin, ...values.CHAT_HOSTS])],
        }
      : null,
    madeToOrderCategoryId: values.MADE_TO_ORDER_CATEGORY_ID,
    madeToOrderBrandIds: values.MADE_TO_ORDER_BRAND_IDS,
    devOutbox: values.DEV_OUTBOX || values.NODE_ENV !== 'production',
    isGraphOpen: values.OPEN_GRAPH ?? values.NODE_ENV !== 'production',
    rateLimits: {
      requests: values.REQUESTS_PER_MINUTE,
      cost: values.COST_PER_MINUTE,
      pages: values.PAGES_PER_MINUTE,
      images: values.IMAGES_PER_MINUTE,
      archiveBytes: values.ARCHIVE_BYTES_PER_MINUTE,
    },
    trustedProxies: values.TRUSTED_PROXIES,
    redisUrl: values.REDIS_URL,
    metricsToken: values.METRICS_TOKEN,
    tracing: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          url: `${values.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
          serviceName: values.OTEL_SERVICE_NAME,
          ratio: values.OTEL_TRACES_SAMPLER_ARG,
        }
      : null,
    vitalsRatio: values.WEB_VITALS_RATIO,
    cacheSeconds: values.CACHE_SECONDS,
    cdn: values.CDN_PURGE_URL ? { purgeUrl: values.CDN_PURGE_URL, token: values.CDN_PURGE_TOKEN ?? null } : null,
    development: values.NODE_ENV === 'development',
    logLevel: values.LOG_LEVEL,
  };
}

/** The shop's own details: settings win over `shop.yaml`. A detail that neither has is empty. */
function shopDetailsOf(shopFile: ShopFile, values: Environment, takesCards: boolean): ShopDetails {
  const { name, contact = {}, legal = {}, social = [], returns = {} } = shopFile;
  const shopName = values.SHOP_NAME ?? name;
  return {
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
export function sampleConfig(): Config {
  return readConfig(existsSync(SAMPLE_FOLDER) ? { SHOP_DIR: SAMPLE_FOLDER } : {});
}

const publicUrlOf = ({ PUBLIC_URL, HOST, PORT }: Environment) =>
  (PUBLIC_URL ?? `http://${HOST}:${PORT}`).replace(/\/$/, '');

function stripeOf({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: Environment): Config['stripe'] {
  if (!secretKey) return null;
  if (!webhookSecret) throw new Error('Configuration: STRIPE_WEBHOOK_SECRET: is needed with STRIPE_SECRET_KEY');
  return { secretKey, webhookSecret, apiUrl };
}

function medusaOf(values: Environment): MedusaSettings | null {
  const { COMMERCE: url, MEDUSA_PUBLISHABLE_KEY: publishableKey, MEDUSA_ADMIN_KEY: adminKey } = values;
  if (url === undefined) return null;
  if (values.SHOP_API_URL !== undefined) throw new Error('Configuration: COMMERCE: unset it or SHOP_API_URL');
  if (!publishableKey) throw new Error('Configuration: MEDUSA_PUBLISHABLE_KEY: is needed with COMMERCE');
  if (!adminKey) throw new Error('Configuration: MEDUSA_ADMIN_KEY: is needed with COMMERCE');
  const {
    MEDUSA_REGION: region,
    MEDUSA_BRAND_FIELD: brandField = null,
    SYNC_MINUTES: syncMinutes,
    MEDUSA_EVENTS_SECRET: eventsSecret = null,
    SYNC_ALLOW_REMOVALS: allowsRemovals,
  } = values;
  return { url, publishableKey, adminKey, region, brandField, syncMinutes, eventsSecret, allowsRemovals };
}

function shopApiKeyOf({
  SHOP_API_URL: url,
  SHOP_API_KEY: key,
  SHOP_API_KEY_HEADER: header,
}: Environment): Config['shopApiKey'] {
  if (url === undefined || key === undefined) return null;
  return { header, value: header === 'authorization' ? `Bearer ${key}` : key };
}
