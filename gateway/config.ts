import { z } from 'zod';
import { readImageHost, type ImageHost } from './image/image-hosts.ts';
import { socialLinkOf, type SocialLink } from './retailer/social-links.rules.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const ids = z.string().regex(/^\d+(,\d+)*$|^$/, 'must be ids with commas between').transform((value) => value.split(',').filter(Boolean).map(Number));
const imageHosts = z.string().transform((value, context) =>
  value.split(',').flatMap((part) => {
    const entry = part.trim();
    const host = readImageHost(entry);
    if (entry && !host) context.addIssue({ code: 'custom', message: `${JSON.stringify(entry)} is no host: write cdn.example.com, *.example.com or http://host:port` });
    return host ?? [];
  }),
);

const socialLinks = z.string().transform((value, context) =>
  value.split(',').flatMap((part) => {
    const address = part.trim();
    const link = socialLinkOf(address);
    if (address && !link) context.addIssue({ code: 'custom', message: `${JSON.stringify(address)} is no address: write https://network.example/name` });
    return link ?? [];
  }),
);

const chatHosts = z.string().transform((value, context) =>
  value.split(',').flatMap((part) => {
    const host = part.trim();
    // What is written here ends up in a header: nothing but a host may.
    if (host && !/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host)) context.addIssue({ code: 'custom', message: `${JSON.stringify(host)} is no host: write api.example.com or *.example.com` });
    return host ? [`https://${host}`] : [];
  }),
);

/** Every variable of the environment that the product reads. Contact and legal details are those of a shop that does not exist. */
const environment = z.object({
  /** The port it listens on. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** The address it listens on. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The address that shoppers use, without a path; `https:` makes cookies Secure. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where the embedded shop's database and finished images are kept. */
  DATA_DIR: z.string().min(1).default('data'),
  /** A PostgreSQL database for the embedded shop to keep everything in, `postgres://user:password@host/name`; without it a file in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/name' }).optional(),
  /** How many products the embedded shop's own catalogue has at least; another number than it has fills it anew. */
  SEED_PRODUCTS: z.coerce.number().int().min(1).max(800_000).optional(),
  /** Hosts that pictures of products may be fetched from, with commas between: `cdn.example.com`, `*.example.com`, `http://host:port`. */
  IMAGE_HOSTS: imageHosts.default([]),
  /** A REST shop API, its prefix included; without it the embedded shop runs. */
  SHOP_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Whether that API's prices include VAT. */
  SHOP_PRICES_INCLUDE_VAT: flag.default(false),
  /** The name over the door. */
  SHOP_NAME: z.string().min(1).default('Lumen & Latch'),
  /** Telephone number as it is shown; a number from the range kept for drama. */
  SHOP_PHONE: z.string().min(1).default('020 7946 0123'),
  /** Address for sales and questions. */
  SHOP_EMAIL: z.email().default('sales@lumenandlatch.example'),
  /** Where the shop is on social networks: whole addresses with commas between, shown in this order; nobody has these. */
  SOCIAL_LINKS: socialLinks.prefault('https://instagram.example/lumenandlatch,https://pinterest.example/lumenandlatch,https://facebook.example/lumenandlatch'),
  /** The registered name of the company that answers for the shop. */
  LEGAL_NAME: z.string().min(1).default('Lumen & Latch Limited'),
  /** Its number at Companies House; no company has this one. */
  COMPANY_NUMBER: z.string().min(1).default('00000000'),
  /** Its registered office, on one line. */
  REGISTERED_OFFICE: z.string().min(1).default('1 Example Yard, London, EC1A 1AA'),
  /** Its VAT number; no company has this one. */
  VAT_NUMBER: z.string().min(1).default('GB 000 0000 00'),
  /** Where bank transfers go, on one line; no bank has this account. */
  BANK_DETAILS: z.string().min(1).default('Lumen & Latch Limited, sort code 00-00-00, account number 00000000'),
  /** The mail server that the embedded shop sends through, user and password included; without it mails stay in its outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The address that mails come from; that for sales and questions unless given. */
  MAIL_FROM: z.email().optional(),
  /** What a struck-through price is called. */
  RETAIL_PRICE_LABEL: z.string().min(1).default('RRP'),
  /** Takes cards by Stripe Checkout; needs STRIPE_WEBHOOK_SECRET too. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  /** What Stripe signs its messages to /webhooks/stripe with. */
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Where Stripe's API is, for a stand-in of it; Stripe's own unless set. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The container of Google's tag manager; it loads once a shopper has accepted cookies. */
  GTM_ID: z.string().regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container such as GTM-ABC1234').optional(),
  /** The script of a chat service; without it messages come by our own form. */
  CHAT_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
  /** Hosts that this script turns to besides its own, with commas between: `api.example.com`, `*.example.com`. */
  CHAT_HOSTS: chatHosts.default([]),
  /** Products of this category are made to order: no stock is counted. */
  MADE_TO_ORDER_CATEGORY_ID: z.coerce.number().int().default(4157),
  /** Brands whose products are all made to order: their ids, with commas between. */
  MADE_TO_ORDER_BRAND_IDS: ids.default([]),
  /** Proxies of ours in front: the shopper's address is as many places from the end of X-Forwarded-For. Without any it is the connection's own. */
  PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Shows the embedded shop's mails at /dev/outbox to this machine even in production: for tests. Whoever reads them can set passwords. */
  DEV_OUTBOX: flag.default(false),
  /** `development` serves the storefront from its sources. */
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  /** The least that is logged. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** The configuration, read once at start. */
export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  seedProducts: number | undefined;
  imageHosts: readonly ImageHost[];
  shopApiUrl: string | undefined;
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
  proxies: number;
  devOutbox: boolean;
  development: boolean;
  logLevel: string;
}

/** Reads and checks the environment; an empty variable counts as unset. Throws an error whose message is one line that names the variable and what is wrong with it. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')));
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
    shopApiUrl: values.SHOP_API_URL?.replace(/\/$/, ''),
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
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? values.SHOP_EMAIL,
    retailPriceLabel: values.RETAIL_PRICE_LABEL,
    stripe: stripeOf(values),
    tagManagerId: values.GTM_ID ?? null,
    chat: values.CHAT_SCRIPT_URL ? { scriptUrl: values.CHAT_SCRIPT_URL, origins: [...new Set([new URL(values.CHAT_SCRIPT_URL).origin, ...values.CHAT_HOSTS])] } : null,
    madeToOrderCategoryId: values.MADE_TO_ORDER_CATEGORY_ID,
    madeToOrderBrandIds: values.MADE_TO_ORDER_BRAND_IDS,
    proxies: values.PROXIES,
    devOutbox: values.DEV_OUTBOX || values.NODE_ENV !== 'production',
    development: values.NODE_ENV === 'development',
    logLevel: values.LOG_LEVEL,
  };
}

function stripeOf({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl }: z.infer<typeof environment>): Config['stripe'] {
  if (!secretKey) return null;
  if (!webhookSecret) throw new Error('Configuration: STRIPE_WEBHOOK_SECRET: is needed with STRIPE_SECRET_KEY');
  return { secretKey, webhookSecret, apiUrl };
}
