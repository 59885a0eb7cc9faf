import { Type, type StaticDecode, type TObject } from 'typebox';
import {
  address,
  amount,
  flag,
  headerName,
  matching,
  oneOf,
  text,
  webAddress,
  whole,
} from '@storefront/schema/settings/values.ts';
import { RATE_LIMITS } from './rate-limits.data.ts';
import { chatHosts, ids, perMinute } from './values.ts';

/** The environment variables that the gateway alone reads. */
export const gatewayEnvironment = {
  IMAGE_CACHE_MEGABYTES: whole(1, 10_000_000, {
    default: 2_000,
    description: 'The size of the image cache on disk, in megabytes. The least recently used images are evicted first.',
  }),
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
  SHOP_PRICES_INCLUDE_VAT: flag({ default: 'false', description: 'Whether prices from the shop API include VAT.' }),
  RETAIL_PRICE_LABEL: text({
    default: 'RRP',
    description: 'The label of a struck-through recommended price. One that a sale replaces is labelled “Was”.',
  }),
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
        'A Redis through which several gateways share rate limits and announce catalogue changes: `redis://:password@host:6379/0`. With it a gateway listens once its shop and its search answer, at the latest after a minute. Without it each process counts rate limits on its own. It then learns of other gateways’ changes within two seconds from a shared `DATABASE_URL`; with your own shop API, cached answers expire by age alone.',
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

/** The validated variables. */
export type GatewayEnvironment = StaticDecode<TObject<typeof gatewayEnvironment>>;
