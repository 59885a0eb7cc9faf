import { invalidSetting, readEnvironment, type Variables } from '@storefront/schema/settings/read-texts.ts';
import { readSharedConfig, type SharedConfig } from '@storefront/schema/settings/shared-config.ts';
import { shopEnvironment, type ShopEnvironment } from './environment.data.ts';

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
  /** Verifies messages of Medusa's subscriber; null without one. */
  eventsSecret: string | null;
  /** Whether more than 20 % of the products may go off sale at once. */
  allowsRemovals: boolean;
}

/** Read at start; what is of the merchant's folder also when that changes. */
export interface ShopConfig extends SharedConfig {
  /** Another number than that of the last start seeds the catalogue again; undefined keeps it. */
  seedProducts: number | undefined;
  medusa: MedusaSettings | null;
  /** Days after which an order awaiting a bank transfer is cancelled. */
  unpaidOrderDays: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Gets a mail about each order; null for none. */
  ordersEmail: string | null;
}

/** Throws a one-line message that names the first invalid variable, or the first fault of the folder. */
export function readShopConfig(variables: Variables, shared: SharedConfig = readSharedConfig(variables)): ShopConfig {
  const values = readEnvironment(shopEnvironment, variables);
  return {
    ...shared,
    seedProducts: values.SEED_PRODUCTS,
    medusa: medusaOf(shared, values),
    unpaidOrderDays: values.UNPAID_ORDER_DAYS,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? shared.email,
    ordersEmail: values.ORDERS_EMAIL ?? null,
  };
}

function medusaOf({ medusaUrl: url, eventsSecret }: SharedConfig, values: ShopEnvironment): MedusaSettings | null {
  const { MEDUSA_PUBLISHABLE_KEY: publishableKey, MEDUSA_ADMIN_KEY: adminKey } = values;
  if (url === undefined) return null;
  if (!publishableKey) throw invalidSetting('MEDUSA_PUBLISHABLE_KEY', 'is needed with COMMERCE');
  if (!adminKey) throw invalidSetting('MEDUSA_ADMIN_KEY', 'is needed with COMMERCE');
  const {
    MEDUSA_REGION: region,
    MEDUSA_BRAND_FIELD: brandField = null,
    SYNC_MINUTES: syncMinutes,
    SYNC_ALLOW_REMOVALS: allowsRemovals,
  } = values;
  return { url, publishableKey, adminKey, region, brandField, syncMinutes, eventsSecret, allowsRemovals };
}
