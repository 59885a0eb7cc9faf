import { Type, type StaticDecode, type TObject } from 'typebox';
import { RATE_LIMITS } from './rate-limits.data.ts';
import {
  address,
  amount,
  chatHosts,
  email,
  flag,
  headerName,
  ids,
  imageHosts,
  matching,
  oneOf,
  medusaAddress,
  medusaKey,
  origin,
  perMinute,
  socialLinks,
  text,
  webAddress,
  whole,
} from './values.ts';

/** Every environment variable that the product reads. `npm run generate` writes docs/configuration.md from it. */
export const environment = {
  PORT: whole(0, 65_535, { default: 4000, description: 'The TCP port to listen on.' }),
  HOST: text({
    default: '127.0.0.1',
    description: 'The address to listen on. `0.0.0.0` accepts connections from other machines.',
  }),
  PUBLIC_URL: Type.Optional(
    origin({
      description:
        'The origin that shoppers use, without a path. With `https:` cookies are Secure and have the prefix `__Host-`. Defaults to `http://HOST:PORT`.',
    }),
  ),
  DATA_DIR: text({
    default: 'data',
    description:
      'The directory of the image cache, the product feed and, without `DATABASE_URL`, of the SQLite files of the embedded shop and the partners. Its owner alone can read it.',
  }),
  DATABASE_URL: Type.Optional(
    address(
      /^postgres(ql)?:$/,
      'must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/name',
      {
        description:
          'A PostgreSQL database (tested with 15) for the embedded shop’s data and the partners’ keys: `postgres://user:password@host/name`. Defaults to SQLite files in `DATA_DIR`.',
      },
    ),
  ),
  MOVE_TO_DATABASE_URL: Type.Optional(
    address(
      /^postgres(ql)?:$/,
      'must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/name',
      {
        description:
          'The PostgreSQL database that `npm run move` copies the data to; read by that command alone. A variable, because other users of the machine can read command lines.',
      },
    ),
  ),
  SEED_PRODUCTS: Type.Optional(
    whole(1, 800_000, {
      description:
        'The minimum number of products in the embedded shop’s sample catalogue. A changed number seeds it again; imported catalogues are never seeded. Defaults to 4,200 on the first start, then to the number it was seeded with.',
    }),
  ),
  IMAGE_HOSTS: imageHosts({
    default: '',
    description:
      'Hosts that product images may be fetched from, separated by commas: `cdn.example.com`, `*.example.com`, `http://host:port`. An entry without a scheme means HTTPS.',
  }),
  IMAGE_CACHE_MEGABYTES: whole(1, 10_000_000, {
    default: 2_000,
    description: 'The size of the image cache on disk, in megabytes. The least recently used images are evicted first.',
  }),
  SHOP_API_URL: Type.Optional(
    webAddress({
      description: 'The base URL of your own REST shop API, with its path prefix. Defaults to the embedded shop.',
    }),
  ),
  SHOP_API_KEY: Type.Optional(
    matching(/^[\x21-\x7E]{1,4096}$/, 'must be printable ASCII without spaces', {
      description:
        'The key that your shop API requires. Sent with every call, as `Authorization: Bearer KEY`; never logged.',
    }),
  ),
  SHOP_API_KEY_HEADER: headerName({
    default: 'authorization',
    description: 'Another header for `SHOP_API_KEY`, such as `X-Auth-Token`; its value is then the key alone.',
  }),
  SHOP_API_SECRET: Type.Optional(
    text({
      minLength: 16,
      message: 'must have 16 characters at least',
      description:
        'The secret shared with your shop API, at least 16 characters, with which the gateway signs calls that others must not make, such as recording a card payment. Sent as `x-shop-signature`; the secret itself never is. How to verify it: the OpenAPI document. Without it those calls are not signed.',
    }),
  ),
  COMMERCE: Type.Optional(
    medusaAddress({
      description:
        'The system that sells instead of the embedded shop: `medusa:https://medusa.example`, or `medusa:http://…` on this machine or a private network. Catalogue and search are a copy that the embedded shop keeps; carts, orders and customers stay in Medusa.',
    }),
  ),
  MEDUSA_PUBLISHABLE_KEY: Type.Optional(
    medusaKey('pk_', {
      description: 'With `COMMERCE`: the publishable API key of the sales channel whose products are sold.',
    }),
  ),
  MEDUSA_ADMIN_KEY: Type.Optional(
    medusaKey('sk_', {
      description: 'With `COMMERCE`: a secret API key of Medusa, which orders, payment and deleting an account need.',
    }),
  ),
  MEDUSA_REGION: matching(
    /^(?:[a-z]{2}|reg_[0-9A-Za-z]{1,60})$/,
    'must be a country such as gb, or the id of a region',
    {
      default: 'gb',
      description: 'With `COMMERCE`: the region that sells, by its country or its id. Its prices include 20 % VAT.',
    },
  ),
  MEDUSA_BRAND_FIELD: Type.Optional(
    text({
      maxLength: 100,
      message: 'must be a text of 100 characters at most',
      description: 'With `COMMERCE`: the metadata field that names a product’s brand. Defaults to its collection.',
    }),
  ),
  MEDUSA_EVENTS_SECRET: Type.Optional(
    text({
      minLength: 32,
      message: 'must have 32 characters at least',
      description:
        'With `COMMERCE`: the secret, at least 32 characters, with which the subscriber in Medusa (`shop/medusa/subscriber/storefront.js`) signs what it tells of changes. Without it changes are found each `SYNC_MINUTES`.',
    }),
  ),
  SYNC_ALLOW_REMOVALS: flag({
    default: 'false',
    description: 'With `COMMERCE`: whether a copy may take more than 20 % of the products off sale at once.',
  }),
  SYNC_MINUTES: whole(1, 1_440, {
    default: 15,
    description: 'With `COMMERCE`: the minutes between two copies of Medusa’s whole catalogue.',
  }),
  SHOP_PRICES_INCLUDE_VAT: flag({ default: 'false', description: 'Whether prices from the shop API include VAT.' }),
  SHOP_DIR: Type.Optional(
    text({
      description:
        'The folder with your shop’s own words and looks: `shop.yaml` and more. Defaults to `./my-shop` if it exists, else to the sample’s; with your own shop API or an imported catalogue, to none.',
    }),
  ),
  SHOP_NAME: Type.Optional(text({ description: 'The shop’s trading name. Defaults to `name` in `shop.yaml`.' })),
  SHOP_PHONE: Type.Optional(
    text({ description: 'The telephone number, as it is shown. Defaults to `contact.phone` in `shop.yaml`.' }),
  ),
  SHOP_EMAIL: Type.Optional(
    email({ description: 'The email address for sales and enquiries. Defaults to `contact.email` in `shop.yaml`.' }),
  ),
  SOCIAL_LINKS: Type.Optional(
    socialLinks({
      description:
        'URLs of the shop’s social network pages, separated by commas, in display order; `none` for none. Defaults to `social` in `shop.yaml`.',
    }),
  ),
  LEGAL_NAME: Type.Optional(
    text({
      description: 'The registered name of the company that runs the shop. Defaults to `legal.name` in `shop.yaml`.',
    }),
  ),
  COMPANY_NUMBER: Type.Optional(
    text({ description: 'The company’s number at Companies House. Defaults to `legal.companyNumber` in `shop.yaml`.' }),
  ),
  REGISTERED_OFFICE: Type.Optional(
    text({
      description: 'The company’s registered office, on one line. Defaults to `legal.registeredOffice` in `shop.yaml`.',
    }),
  ),
  VAT_NUMBER: Type.Optional(
    text({ description: 'The company’s VAT number. Defaults to `legal.vatNumber` in `shop.yaml`.' }),
  ),
  BANK_DETAILS: Type.Optional(
    text({
      description: 'The account for bank transfers, on one line. Defaults to `legal.bankDetails` in `shop.yaml`.',
    }),
  ),
  UNPAID_ORDER_DAYS: whole(1, 365, {
    default: 7,
    description:
      'The number of days after which the embedded shop, also in front of Medusa, cancels an order awaiting a bank transfer.',
  }),
  SMTP_URL: Type.Optional(
    address(/^smtps?:$/, 'must be the address of a mail server, such as smtps://user:password@host', {
      description:
        'The SMTP server that sends the embedded shop’s emails: `smtps://user:password@host`. Without it emails stay in the outbox.',
    }),
  ),
  MAIL_FROM: Type.Optional(
    email({ description: 'The sender’s address of the embedded shop’s emails. Defaults to the shop’s own.' }),
  ),
  ORDERS_EMAIL: Type.Optional(
    email({
      description:
        'The address that is told of each order of the embedded shop, when it is placed and when it is paid by card. Without it nobody is told.',
    }),
  ),
  RETAIL_PRICE_LABEL: text({
    default: 'RRP',
    description: 'The label of a struck-through recommended price. One that a sale replaces is labelled “Was”.',
  }),
  STRIPE_SECRET_KEY: Type.Optional(
    text({ description: 'Enables card payments with Stripe Checkout; requires `STRIPE_WEBHOOK_SECRET`.' }),
  ),
  STRIPE_WEBHOOK_SECRET: Type.Optional(
    text({ description: 'The signing secret of Stripe’s webhook, whose endpoint is `/webhooks/stripe`.' }),
  ),
  STRIPE_API_URL: Type.Optional(
    webAddress({ description: 'The base URL of Stripe’s API, for tests. Defaults to Stripe’s own.' }),
  ),
  GTM_ID: Type.Optional(
    matching(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container such as GTM-ABC1234', {
      description:
        'The Google Tag Manager container, such as `GTM-ABC1234`. It loads only after a shopper has accepted cookies.',
    }),
  ),
  CHAT_SCRIPT_URL: Type.Optional(
    address(/^https:$/, 'must be an https: address', {
      description:
        'The HTTPS URL of a chat service’s script. It loads only after a shopper has accepted cookies or opened the chat. Without it the contact form is used.',
    }),
  ),
  CHAT_HOSTS: chatHosts({
    default: '',
    description:
      'Further hosts that the chat script connects to, separated by commas: `api.example.com`, `*.example.com`.',
  }),
  MADE_TO_ORDER_CATEGORY_ID: whole(0, 2_147_483_647, {
    default: 4157,
    description: 'The id of the category whose products are made to order: their stock is not counted.',
  }),
  MADE_TO_ORDER_BRAND_IDS: ids({
    default: '',
    description: 'Ids of brands whose products are all made to order, separated by commas.',
  }),
  DEV_OUTBOX: flag({
    default: 'false',
    description:
      'Whether `/dev/outbox` shows the embedded shop’s emails in production too, to requests from this machine alone. Emails contain password reset links.',
  }),
  OPEN_GRAPH: Type.Optional(
    flag({
      description:
        'Whether anyone can send arbitrary operations and introspect the schema. When false, this needs a partner key; the storefront’s persisted operations always work. Defaults to false in production, otherwise to true.',
    }),
  ),
  [RATE_LIMITS.requests.setting]: perMinute(RATE_LIMITS.requests),
  [RATE_LIMITS.cost.setting]: perMinute(RATE_LIMITS.cost),
  [RATE_LIMITS.pages.setting]: perMinute(RATE_LIMITS.pages),
  [RATE_LIMITS.images.setting]: perMinute(RATE_LIMITS.images),
  [RATE_LIMITS.archiveBytes.setting]: perMinute(RATE_LIMITS.archiveBytes),
  TRUSTED_PROXIES: whole(0, 10, {
    default: 0,
    description:
      'The number of your own reverse proxies in front of the gateway, each of which appends to `X-Forwarded-For`. The client address is this many entries from its end.',
  }),
  REDIS_URL: Type.Optional(
    address(/^(?:rediss?|unix):$/, 'must be the address of a Redis, such as redis://:password@host:6379/0', {
      description:
        'A Redis through which several gateways share rate limits and announce catalogue changes: `redis://:password@host:6379/0`. Without it each process counts rate limits on its own. It then learns of other gateways’ changes within two seconds from a shared `DATABASE_URL`; with your own shop API, cached answers expire by age alone.',
    }),
  ),
  METRICS_TOKEN: Type.Optional(
    text({
      minLength: 16,
      message: 'must have 16 characters at least',
      description:
        'The Bearer token that `/metrics` requires, at least 16 characters. Without it only direct requests from this machine, not through a proxy, can read metrics.',
    }),
  ),
  WEB_VITALS_RATIO: amount(0, 1, {
    default: 1,
    description:
      'The ratio of visits whose browsers report how fast the page was (the Web Vitals), counted in `/metrics` by kind of page, device and navigation. A report has no cookie and no identifier. 0 turns it off.',
  }),
  CACHE_SECONDS: amount(0, 60, {
    default: 2,
    description:
      'How long a cached page or anonymous GraphQL answer is fresh, in seconds. While it is revalidated, a page is served stale for as long again, an answer for four times as long. 0 disables both caches.',
  }),
  CDN_PURGE_URL: Type.Optional(
    webAddress({
      description:
        'Where your CDN is told what has changed, so that it keeps pages and answers to registered operations for ten minutes: `https://api.fastly.com/service/ID/purge`, `https://api.cloudflare.com/client/v4/zones/ID/purge_cache`, or a Varnish with its module xkey. It has no effect with your own shop API, of whose changes the gateway does not learn.',
    }),
  ),
  CDN_PURGE_TOKEN: Type.Optional(
    text({
      description: 'The token of `CDN_PURGE_URL`: sent as `Fastly-Key` to Fastly, and as Bearer token to others.',
    }),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    address(/^https?:$/, 'must be the address of a collector, such as http://host:4318', {
      description:
        'An OpenTelemetry collector that accepts traces by OTLP over HTTP: `http://host:4318`. Without it tracing is off.',
    }),
  ),
  OTEL_SERVICE_NAME: text({ default: 'gateway', description: 'The service name in traces.' }),
  OTEL_TRACES_SAMPLER_ARG: amount(0, 1, { default: 1, description: 'The ratio of traces to sample.' }),
  NODE_ENV: oneOf(['production', 'development', 'test'], {
    default: 'production',
    description: '`development` is for `npm run dev`, which serves the shop from its sources and sets it.',
  }),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'info',
    description: 'The minimum level that is logged; `debug` logs every request.',
  }),
};

/** The validated environment. */
export type Environment = StaticDecode<TObject<typeof environment>>;
