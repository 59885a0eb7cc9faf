import type { Config } from '@storefront/schema/settings/config.ts';
import { checksOf, findingsOf, type Finding } from '@storefront/schema/settings/finding.rules.ts';
import { isDramaNumber, isLoopbackHost, isReservedHost } from '@storefront/schema/settings/made-up.rules.ts';
import { NEUTRAL_SHOP } from '@storefront/schema/shop-folder/neutral-shop.data.ts';

const opening = checksOf('docs/operating.md#before-you-open');
const proxies = checksOf('docs/operating.md#behind-nginx-or-a-cdn');
const ownApi = checksOf('docs/operating.md#your-own-shop-api');
const metrics = checksOf('docs/operating.md#metrics-traces-logs');
const gateways = checksOf('docs/operating.md#several-gateways');
const orders = checksOf('docs/selling.md#orders');
const partners = checksOf('docs/partners.md');
const medusaSetup = checksOf('docs/medusa.md#from-nothing-to-a-sale');

/** The findings about the settings of `environment.data.ts`. The details of `sample`, the sample shop, are made up. */
export const environmentFindings = (config: Config, sample: Config): Finding[] => [
  ...addressFindings(config),
  ...detailFindings(config, sample),
  ...orderFindings(config),
  ...accessFindings(config, sample),
];

function addressFindings({ publicUrl, trustedProxies }: Config): Finding[] {
  const { protocol, hostname } = new URL(publicUrl);
  const isHttps = protocol === 'https:';
  return findingsOf({
    PUBLIC_URL: isHttps
      ? proxies.must(
          isReservedHost(hostname) || isLoopbackHost(hostname),
          `No shopper can open ${hostname}: pages, mails and feeds link to it.`,
          'Set PUBLIC_URL to the https: address that shoppers use.',
        )
      : proxies.must(
          true,
          'The public address is http: passwords, orders and cookies are sent unencrypted.',
          'Put a proxy with TLS in front (compose.yaml has one); set PUBLIC_URL to the https: address for shoppers.',
        ),
    TRUSTED_PROXIES: proxies.must(
      isHttps && trustedProxies === 0,
      'The gateway takes the proxy’s address for the shopper’s: all shoppers share the rate limits of one address.',
      'Set TRUSTED_PROXIES to the number of your proxies that append to X-Forwarded-For, usually 1.',
    ),
  });
}

/** Details of the shop, their settings, and what follows where one is made up, or missing where it is needed. */
const DETAILS = [
  ['bankDetails', 'BANK_DETAILS', 'shoppers are told to pay into it', 'shoppers are not told where to pay'],
  ['vatNumber', 'VAT_NUMBER', 'pages and invoices show it', ''],
  ['companyNumber', 'COMPANY_NUMBER', 'pages, mails and invoices must show yours', ''],
  ['legalName', 'LEGAL_NAME', 'pages, mails and invoices must name your company', ''],
  ['registeredOffice', 'REGISTERED_OFFICE', 'pages, mails and invoices must show yours', ''],
  ['shopName', 'SHOP_NAME', 'pages and mails must name your shop', ''],
  ['phone', 'SHOP_PHONE', 'shoppers cannot reach you', ''],
  ['email', 'SHOP_EMAIL', 'shoppers cannot reach you', 'shoppers cannot reach you'],
] as const;

function detailFindings(config: Config, sample: Config): Finding[] {
  const problems = DETAILS.map(([detail, setting, ifMadeUp, ifMissing]) => {
    const value = config[detail];
    const isUsual = [sample[detail], NEUTRAL_SHOP.name].includes(value);
    const problem = opening.must(
      value === '' ? ifMissing !== '' : isUsual || isDramaNumber(value) || isReservedHost(value),
      value === '' ? `There is none: ${ifMissing}.` : `It is made up: ${ifMadeUp}.`,
      'Set it to yours, here or in shop.yaml.',
    );
    return [setting, problem] as const;
  });
  return findingsOf(Object.fromEntries(problems));
}

/** How orders are paid and told. In front of Medusa staff learn of them there. */
function orderFindings({ shopApiUrl, medusa, stripe, ...config }: Config): Finding[] {
  const isEmbedded = shopApiUrl === undefined;
  return findingsOf({
    SMTP_URL: orders.must(
      isEmbedded && config.smtpUrl === undefined,
      'There is no mail server: shoppers get no confirmation of their order.',
      'Set SMTP_URL to the server that sends your mails.',
    ),
    MAIL_FROM: orders.must(
      isEmbedded && config.mailFrom !== config.email && isReservedHost(config.mailFrom),
      'The sender of mails is made up.',
      'Set MAIL_FROM to an address of yours.',
    ),
    ORDERS_EMAIL: orders.must(
      isEmbedded && medusa === null && (config.ordersEmail === null || isReservedHost(config.ordersEmail)),
      'Nobody is notified of new orders.',
      'Set ORDERS_EMAIL to the address that receives a mail for each order.',
    ),
    MEDUSA_EVENTS_SECRET: medusaSetup.must(
      medusa?.eventsSecret === null,
      `Medusa tells the shop nothing: no password can be reset, and changes show after ${medusa?.syncMinutes} minutes.`,
      'Put the subscriber into Medusa, and set MEDUSA_EVENTS_SECRET here and there.',
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
  });
}

function accessFindings({ shopApiUrl, redisUrl, databaseUrl, ...config }: Config, sample: Config): Finding[] {
  const isEmbedded = shopApiUrl === undefined;
  const links = config.socialLinks.map(({ url }) => url).join();
  return findingsOf({
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
    SOCIAL_LINKS: opening.should(
      links !== '' && links === sample.socialLinks.map(({ url }) => url).join(),
      'The footer links to pages of social networks that do not exist.',
      'Set SOCIAL_LINKS, or social in shop.yaml, to your pages, or to none.',
    ),
    METRICS_TOKEN: metrics.should(
      config.metricsToken === undefined && !isLoopbackHost(config.host),
      'Only this machine can read /metrics, so monitoring elsewhere cannot alert you.',
      'Set METRICS_TOKEN, and configure Prometheus to send it.',
    ),
    DATABASE_URL: gateways.should(
      isEmbedded && redisUrl !== undefined && databaseUrl === undefined,
      'REDIS_URL is for several gateways, but with SQLite each gateway has separate carts and orders.',
      'Set DATABASE_URL to a PostgreSQL database that they share, or unset REDIS_URL.',
    ),
  });
}
