import { z } from 'zod';
import { amount, chatHosts, flag, ids, imageHosts, origin, socialLinks, webAddress, whole } from './config-values.ts';

/** Every variable of the environment that the product reads. Contact and legal details are those of a shop that does not exist. */
export const environment = z.object({
  /** The port it listens on. */
  PORT: whole(0, 65_535).default(4000),
  /** The address it listens on. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The address that shoppers use, without a path; `https:` makes cookies Secure. */
  PUBLIC_URL: origin.optional(),
  /** Where the embedded shop's database and finished images are kept. */
  DATA_DIR: z.string().min(1).default('data'),
  /** A PostgreSQL database for the embedded shop to keep everything in, `postgres://user:password@host/name`; without it a file in DATA_DIR. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/name',
    })
    .optional(),
  /** How many products the embedded shop's own catalogue has at least; another number than it has fills it anew. */
  SEED_PRODUCTS: whole(1, 800_000).optional(),
  /** Hosts that pictures of products may be fetched from, with commas between: `cdn.example.com`, `*.example.com`, `http://host:port`. */
  IMAGE_HOSTS: imageHosts.default([]),
  /** How many megabytes of finished pictures are kept on disk; beyond that those that nobody has asked for in the longest time go. */
  IMAGE_CACHE_MEGABYTES: whole(1, 10_000_000).default(2_000),
  /** A REST shop API, its prefix included; without it the embedded shop runs. */
  SHOP_API_URL: webAddress.optional(),
  /** Whether that API's prices include VAT. */
  SHOP_PRICES_INCLUDE_VAT: flag.default(false),
  /** The name over the door. */
  SHOP_NAME: z.string().min(1).default('Lumen & Latch'),
  /** Telephone number as it is shown; a number from the range kept for drama. */
  SHOP_PHONE: z.string().min(1).default('020 7946 0123'),
  /** Address for sales and questions. */
  SHOP_EMAIL: z.email().default('sales@lumenandlatch.example'),
  /** Where the shop is on social networks: whole addresses with commas between, shown in this order; nobody has these. */
  SOCIAL_LINKS: socialLinks.prefault(
    'https://instagram.example/lumenandlatch,https://pinterest.example/lumenandlatch,https://facebook.example/lumenandlatch',
  ),
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
  /** How many days the embedded shop keeps an order that is to be paid by bank transfer; without the money it is cancelled then. */
  UNPAID_ORDER_DAYS: whole(1, 365).default(7),
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
  STRIPE_API_URL: webAddress.optional(),
  /** The container of Google's tag manager; it loads once a shopper has accepted cookies. */
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container such as GTM-ABC1234')
    .optional(),
  /** The script of a chat service; without it messages come by our own form. */
  CHAT_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
  /** Hosts that this script turns to besides its own, with commas between: `api.example.com`, `*.example.com`. */
  CHAT_HOSTS: chatHosts.default([]),
  /** Products of this category are made to order: no stock is counted. */
  MADE_TO_ORDER_CATEGORY_ID: whole(0, 2_147_483_647).default(4157),
  /** Brands whose products are all made to order: their ids, with commas between. */
  MADE_TO_ORDER_BRAND_IDS: ids.default([]),
  /** Shows the embedded shop's mails at /dev/outbox to this machine even in production: for tests. Whoever reads them can set passwords. */
  DEV_OUTBOX: flag.default(false),
  /** Whether everyone may send operations of their own and read the schema; otherwise only who has a partner's key. True unless in production. */
  OPEN_GRAPH: flag.optional(),
  /** How many requests each address may send to the graph in a minute; partners have their own number. */
  REQUESTS_PER_MINUTE: whole(1, 1_000_000_000).default(1_200),
  /** How much the operations of one address may cost in a minute, as answers tell it; partners have their own number. */
  COST_PER_MINUTE: whole(1, 1_000_000_000_000).default(3_000_000),
  /** How many pages each address may open in a minute; further pages of a visit are read by the graph and not counted here. */
  PAGES_PER_MINUTE: whole(1, 1_000_000_000).default(600),
  /** How many pictures each address may fetch in a minute; a page of a list shows dozens. */
  IMAGES_PER_MINUTE: whole(1, 1_000_000_000).default(6_000),
  /** How many proxies of ours are in front, each of which adds the address that it was asked from to X-Forwarded-For. */
  TRUSTED_PROXIES: whole(0, 10).default(0),
  /** Redis, where several gateways count together what callers have used; without it each counts for itself. */
  REDIS_URL: z
    .url({
      protocol: /^(?:rediss?|unix)$/,
      error: 'must be the address of a Redis, such as redis://:password@host:6379/0',
    })
    .optional(),
  /** What a reader of /metrics sends as Bearer token; without it only this machine may read. */
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters at least').optional(),
  /** How many seconds an anonymous answer of the catalogue counts as fresh; for four times as long after that it is still given while a new one is made. 0 keeps none. */
  CACHE_SECONDS: amount(0, 60).default(2),
  /** A collector of OpenTelemetry that takes traces by OTLP over HTTP, `http://host:4318`; without it no traces are kept. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be the address of a collector, such as http://host:4318' })
    .optional(),
  /** What traces call this gateway. */
  OTEL_SERVICE_NAME: z.string().min(1).default('gateway'),
  /** Which part of all traces is kept, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: amount(0, 1).default(1),
  /** `development` serves the storefront from its sources. */
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  /** The least that is logged. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** The environment once it is checked. */
export type Environment = z.infer<typeof environment>;
