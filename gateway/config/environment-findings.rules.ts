import { checksOf, findingsOf, type Finding } from '@storefront/schema/settings/finding.rules.ts';
import { isLoopbackHost } from '@storefront/schema/settings/made-up.rules.ts';
import type { Config } from './config.ts';

const proxies = checksOf('docs/operating.md#behind-nginx-or-a-cdn');
const ownApi = checksOf('docs/operating.md#your-own-shop-api');
const metrics = checksOf('docs/operating.md#metrics-traces-logs');
const gateways = checksOf('docs/growing.md#3-several-gateways');
const orders = checksOf('docs/selling.md#orders');
const partners = checksOf('docs/partners.md');

export function settingsFindings({ shopApiUrl, trustedProxies, stripe, redisUrl, ...config }: Config): Finding[] {
  const isEmbedded = shopApiUrl === undefined;
  return findingsOf({
    TRUSTED_PROXIES: proxies.must(
      trustedProxies === 0 && config.publicUrl.startsWith('https:'),
      'The gateway takes the proxy’s address for the shopper’s: all shoppers share the rate limits of one address.',
      'Set TRUSTED_PROXIES to the number of your proxies that append to X-Forwarded-For, usually 1.',
    ),
    [stripe?.apiUrl === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_API_URL']: orders.must(
      stripe !== null && (/^[sr]k_test_/.test(stripe.secretKey) || stripe.apiUrl !== undefined),
      'Card payments are in test mode: orders count as paid, and no money arrives.',
      'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to those of live mode, and unset STRIPE_API_URL.',
    ),
    SHOP_API_SECRET: ownApi.must(
      !isEmbedded && stripe !== null && config.shopApiSecret === undefined,
      'Your shop API cannot tell who records a card payment.',
      'Set SHOP_API_SECRET, and have the shop API verify the signature.',
    ),
    DEV_OUTBOX: orders.must(
      isEmbedded && config.devOutbox,
      'Everyone on this machine can read the shop’s mails at /dev/outbox, with links that reset passwords.',
      'Unset DEV_OUTBOX.',
    ),
    OPEN_GRAPH: partners.should(
      config.isGraphOpen,
      'Anyone can send any operation, within the rate limits, and read the schema.',
      'Unset OPEN_GRAPH, and give partners keys.',
    ),
    METRICS_TOKEN: metrics.should(
      config.metricsToken === undefined && !isLoopbackHost(config.host),
      'Only this machine can read /metrics, so monitoring elsewhere cannot alert you.',
      'Set METRICS_TOKEN, and configure Prometheus to send it.',
    ),
    DATABASE_URL: gateways.should(
      isEmbedded && redisUrl !== undefined && config.databaseUrl === undefined,
      'REDIS_URL is for several gateways, but with SQLite each gateway has separate carts and orders.',
      'Set DATABASE_URL to a PostgreSQL database that they share, or unset REDIS_URL.',
    ),
  });
}
