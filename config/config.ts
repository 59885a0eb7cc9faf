import { environment, type Environment } from './environment.data.ts';
import type { ImageHost } from './image-hosts.rules.ts';
import type { SocialLink } from './social-links.rules.ts';

/** The configuration, read once at start. */
export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  seedProducts: number | undefined;
  imageHosts: readonly ImageHost[];
  /** How much of finished pictures is kept on disk. */
  imageCacheBytes: number;
  shopApiUrl: string | undefined;
  /** What opens the calls that the shop API keeps for its own gateway. */
  shopApiSecret: string | undefined;
  pricesIncludeVat: boolean;
  shopName: string;
  phone: string;
  email: string;
  socialLinks: readonly SocialLink[];
  legalName: string;
  companyNumber: string;
  registeredOffice: string;
  vatNumber: string;
  bankDetails: string;
  /** How many days an order waits for a bank transfer. */
  unpaidOrderDays: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  retailPriceLabel: string;
  /** Null where no cards are taken. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string | undefined } | null;
  /** Null for none. */
  tagManagerId: string | null;
  /** Null where no service chats for us. */
  chat: { scriptUrl: string; origins: readonly string[] } | null;
  madeToOrderCategoryId: number;
  madeToOrderBrandIds: readonly number[];
  devOutbox: boolean;
  isGraphOpen: boolean;
  /** What each address has in a minute. */
  allowance: { requestsPerMinute: number; costPerMinute: number };
  /** How many pages and pictures each address may have in a minute. */
  visits: { pagesPerMinute: number; imagesPerMinute: number };
  trustedProxies: number;
  redisUrl: string | undefined;
  metricsToken: string | undefined;
  /** Where traces go, and which part of them; null for nowhere. */
  tracing: { url: string; serviceName: string; ratio: number } | null;
  /** How long a cached page or anonymous answer is fresh; 0 disables both caches. */
  cacheSeconds: number;
  development: boolean;
  logLevel: string;
}

/** Reads and checks the environment; an empty variable counts as unset. Throws an error whose message is one line that names the variable and what is wrong with it. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')),
  );
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`Configuration: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`).replace(/\/$/, ''),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    seedProducts: values.SEED_PRODUCTS,
    imageHosts: values.IMAGE_HOSTS,
    imageCacheBytes: values.IMAGE_CACHE_MEGABYTES * 1_000_000,
    shopApiUrl: values.SHOP_API_URL?.replace(/\/$/, ''),
    shopApiSecret: values.SHOP_API_SECRET,
    pricesIncludeVat: values.SHOP_PRICES_INCLUDE_VAT,
    shopName: values.SHOP_NAME,
    phone: values.SHOP_PHONE,
    email: values.SHOP_EMAIL,
    socialLinks: values.SOCIAL_LINKS,
    legalName: values.LEGAL_NAME,
    companyNumber: values.COMPANY_NUMBER,
    registeredOffice: values.REGISTERED_OFFICE,
    vatNumber: values.VAT_NUMBER,
    bankDetails: values.BANK_DETAILS,
    unpaidOrderDays: values.UNPAID_ORDER_DAYS,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? values.SHOP_EMAIL,
    retailPriceLabel: values.RETAIL_PRICE_LABEL,
    stripe: stripeOf(values),
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
    allowance: { requestsPerMinute: values.REQUESTS_PER_MINUTE, costPerMinute: values.COST_PER_MINUTE },
    visits: { pagesPerMinute: values.PAGES_PER_MINUTE, imagesPerMinute: values.IMAGES_PER_MINUTE },
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
    cacheSeconds: values.CACHE_SECONDS,
    development: values.NODE_ENV === 'development',
    logLevel: values.LOG_LEVEL,
  };
}

function stripeOf({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: Environment): Config['stripe'] {
  if (!secretKey) return null;
  if (!webhookSecret) throw new Error('Configuration: STRIPE_WEBHOOK_SECRET: is needed with STRIPE_SECRET_KEY');
  return { secretKey, webhookSecret, apiUrl };
}
