import { readEnvironment, invalidSetting, type Variables } from '@storefront/schema/settings/read-texts.ts';
import { readSharedConfig, type SharedConfig } from '@storefront/schema/settings/shared-config.ts';
import { readCategories, type ShopCategories } from '@storefront/schema/shop-folder/categories.ts';
import { NO_CONTENT, type Content } from '@storefront/schema/shop-folder/content/content.ts';
import { readContent } from '@storefront/schema/shop-folder/content/read-content.ts';
import { gatewayEnvironment, type GatewayEnvironment } from './environment.data.ts';

/** Read at start; what is of the merchant's folder also when that changes. */
export interface Config extends SharedConfig {
  /** The maximum size of the image cache on disk. */
  imageCacheBytes: number;
  /** Sent with every call to your own shop API; null for none, and with the embedded shop. */
  shopApiKey: { header: string; value: string } | null;
  pricesIncludeVat: boolean;
  /** For a shop API of your own that has no pages and posts; the embedded shop serves them itself. */
  content: Content;
  categories: ShopCategories;
  retailPriceLabel: string;
  /** Null disables card payments. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string | undefined } | null;
  /** Null for none. */
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
  /** In front of the gateway. */
  trustedProxies: number;
  redisUrl: string | undefined;
  metricsToken: string | undefined;
  /** The ratio is of traces to sample; null disables tracing. */
  tracing: { url: string; serviceName: string; ratio: number } | null;
  /** The ratio of visits whose browsers report their performance; 0 for none. */
  vitalsRatio: number;
  /** A cached page or anonymous GraphQL answer is fresh so long; 0 disables both caches. */
  cacheSeconds: number;
  /** Where a CDN is purged; null without one. */
  cdn: { purgeUrl: string; token: string | null } | null;
  development: boolean;
  logLevel: string;
}

/** Throws an error with a one-line message that names the first invalid variable, or the folder's first fault. */
export function readConfig(variables: Variables, shared: SharedConfig = readSharedConfig(variables)): Config {
  const values = readEnvironment(gatewayEnvironment, variables);
  const { shopApiUrl, shopFolder, shopFile } = shared;
  return {
    ...shared,
    imageCacheBytes: values.IMAGE_CACHE_MEGABYTES * 1_000_000,
    shopApiKey: shopApiKeyOf(shopApiUrl, values),
    pricesIncludeVat: values.SHOP_PRICES_INCLUDE_VAT,
    categories: readCategories(shopFolder, shopFile),
    content: shopApiUrl ? readContent(shopFolder, shared) : NO_CONTENT,
    retailPriceLabel: values.RETAIL_PRICE_LABEL,
    stripe: stripeOf(shared.stripeSecretKey, values),
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

function stripeOf(
  secretKey: string | undefined,
  { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl }: GatewayEnvironment,
): Config['stripe'] {
  if (!secretKey) return null;
  if (!webhookSecret) throw invalidSetting('STRIPE_WEBHOOK_SECRET', 'is needed with STRIPE_SECRET_KEY');
  return { secretKey, webhookSecret, apiUrl };
}

function shopApiKeyOf(
  url: string | undefined,
  { SHOP_API_KEY: key, SHOP_API_KEY_HEADER: header }: GatewayEnvironment,
): Config['shopApiKey'] {
  if (url === undefined || key === undefined) return null;
  return { header, value: header === 'authorization' ? `Bearer ${key}` : key };
}
