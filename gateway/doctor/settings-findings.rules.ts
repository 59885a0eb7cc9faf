import type { Config } from '@storefront/config/config.ts';
import { NEUTRAL_SHOP } from '@storefront/config/shop-folder/neutral-shop.data.ts';
import { dispatchRule } from '@storefront/domain/delivery/dispatch-words.rules.ts';
import {
  isDramaNumber,
  isLoopbackHost,
  isReservedAddress,
  isReservedHost,
  must,
  should,
  type Finding,
} from './finding.rules.ts';

type Find = (config: Config, defaults: Config) => Finding | null;

const OPENING = 'docs/operating.md#before-you-open';
const PROXIES = 'docs/operating.md#behind-nginx-or-a-cdn';
const ORDERS = 'docs/selling.md#orders';
const OWN_API = 'docs/operating.md#your-own-shop-api';

const isEmbedded = ({ shopApiUrl }: Config) => shopApiUrl === undefined;
const isHttps = ({ publicUrl }: Config) => publicUrl.startsWith('https:');

/** Stripe's secret and restricted keys of test mode. */
const TEST_KEY = /^[sr]k_test_/;

/** The company details that the law requires, each as variable and setting. */
const LEGAL_DETAILS = [
  ['COMPANY_NUMBER', 'companyNumber'],
  ['LEGAL_NAME', 'legalName'],
  ['REGISTERED_OFFICE', 'registeredOffice'],
] as const;

/** Returns the findings about the settings. `defaults` is the configuration of the sample shop: its contact and legal details are fictitious. */
export function settingsFindings(config: Config, defaults: Config): Finding[] {
  return finders.flatMap((find) => find(config, defaults) ?? []);
}

const finders: readonly Find[] = [
  function publicAddress(config) {
    const host = new URL(config.publicUrl).hostname;
    if (!isHttps(config))
      return must(
        'PUBLIC_URL',
        'The public address is http: passwords, orders and cookies are sent unencrypted.',
        'Put a proxy with TLS in front (compose.yaml has one), and set PUBLIC_URL to the https: address that shoppers use.',
        PROXIES,
      );
    if (!isReservedHost(host) && !isLoopbackHost(host)) return null;
    return must(
      'PUBLIC_URL',
      `No shopper can open ${host}: pages, mails and feeds link to it.`,
      'Set PUBLIC_URL to the https: address that shoppers use.',
      PROXIES,
    );
  },
  function proxies(config) {
    if (!isHttps(config) || config.trustedProxies > 0) return null;
    return must(
      'TRUSTED_PROXIES',
      'The gateway takes the proxy’s address for the shopper’s: all shoppers share the rate limits of one address.',
      'Set TRUSTED_PROXIES to the number of your proxies that append to X-Forwarded-For, usually 1.',
      PROXIES,
    );
  },
  function bank({ bankDetails }, defaults) {
    if (bankDetails !== '' && bankDetails !== defaults.bankDetails) return null;
    return must(
      'BANK_DETAILS',
      bankDetails === ''
        ? 'There is no account for bank transfers: shoppers are not told where to pay.'
        : 'The account for bank transfers is made up: shoppers are told to pay into it.',
      'Set BANK_DETAILS, or legal.bankDetails in shop.yaml, to your account, on one line.',
      OPENING,
    );
  },
  function vatNumber({ vatNumber }, defaults) {
    if (vatNumber === '' || vatNumber !== defaults.vatNumber) return null;
    return must(
      'VAT_NUMBER',
      'The VAT number is made up: pages and invoices show it.',
      'Set VAT_NUMBER, or legal.vatNumber in shop.yaml, to yours.',
      OPENING,
    );
  },
  function legalDetails(config, defaults) {
    const names = LEGAL_DETAILS.filter(([, key]) => config[key] !== '' && config[key] === defaults[key]).map(
      ([name]) => name,
    );
    if (names.length === 0) return null;
    return must(
      names.join(', '),
      'The company is made up: pages, mails and invoices must name yours.',
      'Set them as registered at Companies House, here or under legal in shop.yaml.',
      OPENING,
    );
  },
  function contact(config, defaults) {
    const names = [
      ...([defaults.shopName, NEUTRAL_SHOP.name].includes(config.shopName) ? ['SHOP_NAME'] : []),
      ...((config.phone !== '' && config.phone === defaults.phone) || isDramaNumber(config.phone)
        ? ['SHOP_PHONE']
        : []),
      ...(config.email === '' || config.email === defaults.email || isReservedAddress(config.email)
        ? ['SHOP_EMAIL']
        : []),
    ];
    if (names.length === 0) return null;
    return must(
      names.join(', '),
      'The shop’s name or contact details are made up or missing: shoppers cannot reach you.',
      'Set them to your own, here or in shop.yaml.',
      OPENING,
    );
  },
  function mailServer(config) {
    if (!isEmbedded(config) || config.smtpUrl !== undefined) return null;
    return must(
      'SMTP_URL',
      'There is no mail server: shoppers get no confirmation of their order.',
      'Set SMTP_URL to the server that sends your mails.',
      ORDERS,
    );
  },
  function mailSender(config) {
    if (!isEmbedded(config) || config.mailFrom === config.email || !isReservedAddress(config.mailFrom)) return null;
    return must('MAIL_FROM', 'The sender of mails is made up.', 'Set MAIL_FROM to an address of yours.', ORDERS);
  },
  function ordersMail(config) {
    // In front of Medusa staff learn of orders there.
    if (!isEmbedded(config) || config.medusa) return null;
    if (config.ordersEmail !== null && !isReservedAddress(config.ordersEmail)) return null;
    return must(
      'ORDERS_EMAIL',
      'Nobody is notified of new orders.',
      'Set ORDERS_EMAIL to the address that receives a mail for each order.',
      ORDERS,
    );
  },
  function medusaEvents({ medusa }) {
    if (medusa === null || medusa.eventsSecret !== null) return null;
    return must(
      'MEDUSA_EVENTS_SECRET',
      `Medusa tells the shop nothing: no password can be reset, and changes are on the pages only each SYNC_MINUTES (${medusa.syncMinutes}).`,
      'Put the subscriber into Medusa, and set MEDUSA_EVENTS_SECRET here and there.',
      'docs/medusa.md#from-nothing-to-a-sale',
    );
  },
  function deliveryCharges({ shopFolder, shopFile, medusa }) {
    if (medusa || !shopFolder || shopFolder.isSample || shopFile.delivery?.charges) return null;
    return must(
      'delivery charges',
      'Delivery is charged as in the sample, since shop.yaml has no charges.',
      'Write yours under delivery.charges in shop.yaml.',
      'docs/recipes.md#change-a-delivery-charge',
    );
  },
  function dispatch({ shopFolder, shopFile, dispatch: terms, medusa }) {
    if (medusa || !shopFolder || shopFolder.isSample || shopFile.delivery?.cutOffHour) return null;
    return must(
      'dispatch',
      `Product pages promise: ${dispatchRule('STANDARD', terms)}.`,
      'Write your own hour as delivery.cutOffHour in shop.yaml, and delivery.toOrderDays for goods that you order in.',
      'docs/recipes.md#change-a-delivery-charge',
    );
  },
  function freeDelivery({ shopFile, medusa }) {
    if (!medusa || shopFile.delivery?.freeOver === undefined) return null;
    return must(
      'free delivery',
      'shop.yaml names an amount from which delivery is free, but Medusa’s shipping options charge.',
      'Take delivery.freeOver out of shop.yaml, and out of its texts; in Medusa add a shipping option of 0 from that amount.',
      'docs/medusa.md',
    );
  },
  function cards({ stripe }) {
    if (stripe === null || (!TEST_KEY.test(stripe.secretKey) && stripe.apiUrl === undefined)) return null;
    return must(
      stripe.apiUrl === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_API_URL',
      'Card payments are in test mode: orders count as paid, and no money arrives.',
      'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to those of live mode, and unset STRIPE_API_URL.',
      ORDERS,
    );
  },
  function signature(config) {
    if (isEmbedded(config) || config.stripe === null || config.shopApiSecret !== undefined) return null;
    return must(
      'SHOP_API_SECRET',
      'Your shop API cannot tell who records a card payment.',
      'Set SHOP_API_SECRET, and have the shop API verify the signature.',
      OWN_API,
    );
  },
  function outbox(config) {
    if (!isEmbedded(config) || !config.devOutbox) return null;
    return must(
      'DEV_OUTBOX',
      'Everyone on this machine can read the shop’s mails at /dev/outbox, with links that reset passwords.',
      'Unset DEV_OUTBOX.',
      ORDERS,
    );
  },
  function openGraph({ isGraphOpen }) {
    if (!isGraphOpen) return null;
    return should(
      'OPEN_GRAPH',
      'Anyone can send any operation, within the rate limits, and read the schema.',
      'Unset OPEN_GRAPH, and give partners keys.',
      'docs/partners.md',
    );
  },
  function socialLinks(config, defaults) {
    const ours = config.socialLinks.map(({ url }) => url).join();
    if (ours === '' || ours !== defaults.socialLinks.map(({ url }) => url).join()) return null;
    return should(
      'SOCIAL_LINKS',
      'The footer links to pages of social networks that do not exist.',
      'Set SOCIAL_LINKS, or social in shop.yaml, to your pages, or to none.',
      OPENING,
    );
  },
  function metrics({ host, metricsToken }) {
    if (metricsToken !== undefined || isLoopbackHost(host)) return null;
    return should(
      'METRICS_TOKEN',
      'Only this machine can read /metrics, so monitoring elsewhere cannot alert you.',
      'Set METRICS_TOKEN, and configure Prometheus to send it.',
      'docs/operating.md#metrics-traces-logs',
    );
  },
  function severalGateways(config) {
    if (!isEmbedded(config) || config.redisUrl === undefined || config.databaseUrl !== undefined) return null;
    return should(
      'DATABASE_URL',
      'REDIS_URL is for several gateways, but with SQLite each gateway has separate carts and orders.',
      'Set DATABASE_URL to a PostgreSQL database that they share, or unset REDIS_URL.',
      'docs/operating.md#several-gateways',
    );
  },
];
