import { expect, test } from 'vitest';
import { readConfigOfShop, readConfig } from './config.ts';

test('has defaults for an empty environment', () => {
  const here = { port: 4000, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:4000', dataDir: 'data' };
  const prices = {
    pricesIncludeVat: false,
    retailPriceLabel: 'RRP',
    madeToOrderCategoryId: 4157,
    madeToOrderBrandIds: [],
  };
  const rest = { imageHosts: [], shopApiUrl: undefined, shopName: 'Lumen & Latch', development: false };
  expect(readConfig({})).toMatchObject({ ...here, ...prices, ...rest });
});

test.each<[string, string, object]>([
  ['PORT', '8080', { port: 8080 }],
  ['PORT', '', { port: 4000 }],
  ['SHOP_API_URL', 'https://shop.example/api/', { shopApiUrl: 'https://shop.example/api' }],
  [
    'DATABASE_URL',
    'postgresql:///shop?host=/run/postgresql',
    { databaseUrl: 'postgresql:///shop?host=/run/postgresql' },
  ],
  ['PUBLIC_URL', 'https://shop.example/', { publicUrl: 'https://shop.example' }],
  ['SHOP_PRICES_INCLUDE_VAT', 'true', { pricesIncludeVat: true }],
  ['MADE_TO_ORDER_BRAND_IDS', '7,12', { madeToOrderBrandIds: [7, 12] }],
  [
    'IMAGE_HOSTS',
    'cdn.example.com, *.example.org,',
    {
      imageHosts: [
        { protocol: 'https:', name: 'cdn.example.com', port: '' },
        { protocol: 'https:', name: '.example.org', port: '' },
      ],
    },
  ],
  ['SHOP_EMAIL', 'hello@shop.example', { mailFrom: 'hello@shop.example' }],
  ['MAIL_FROM', 'orders@shop.example', { email: 'sales@lumenandlatch.example', mailFrom: 'orders@shop.example' }],
  ['ORDERS_EMAIL', 'packing@shop.example', { ordersEmail: 'packing@shop.example' }],
  ['ORDERS_EMAIL', '', { ordersEmail: null }],
  [
    'CHAT_SCRIPT_URL',
    'https://chat.example/start.js',
    { chat: { scriptUrl: 'https://chat.example/start.js', origins: ['https://chat.example'] } },
  ],
  ['CHAT_HOSTS', 'api.chat.example', { chat: null }],
  ['NODE_ENV', 'development', { development: true, isGraphOpen: true }],
  ['OPEN_GRAPH', 'true', { isGraphOpen: true }],
  [
    'REQUESTS_PER_MINUTE',
    '60',
    { rateLimits: { requests: 60, cost: 3_000_000, pages: 600, images: 6_000, archiveBytes: 400_000_000 } },
  ],
  ['REDIS_URL', 'redis://:secret@redis.example:6379/1', { redisUrl: 'redis://:secret@redis.example:6379/1' }],
  ['TRUSTED_PROXIES', '1', { trustedProxies: 1 }],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'http://collector.example:4318/',
    { tracing: { url: 'http://collector.example:4318/v1/traces', serviceName: 'gateway', ratio: 1 } },
  ],
  ['OTEL_TRACES_SAMPLER_ARG', '0.1', { tracing: null }],
])('reads %s=%s', (name, value, expected) => expect(readConfig({ [name]: value })).toMatchObject(expected));

test.each([
  [{}, { header: 'authorization', value: 'Bearer k-1' }],
  [{ SHOP_API_KEY_HEADER: 'X-Auth-Token' }, { header: 'x-auth-token', value: 'k-1' }],
  [{ SHOP_API_KEY: '' }, null],
  // The embedded shop needs none.
  [{ SHOP_API_URL: '' }, null],
])('sends the key of the shop API with %j as %j', (more, shopApiKey) =>
  expect(readConfig({ SHOP_API_URL: 'https://shop.example', SHOP_API_KEY: 'k-1', ...more }).shopApiKey).toEqual(
    shopApiKey,
  ),
);

test.each<[name: string, value: string, named?: string]>([
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['SEED_PRODUCTS', '0'],
  ['SOCIAL_LINKS', 'instagram'],
  ['STRIPE_SECRET_KEY', 'sk_secret', 'STRIPE_WEBHOOK_SECRET'],
  ['DEV_OUTBOX', 'yes'],
  ['NODE_ENV', 'prod'],
  ['COMMERCE', 'https://medusa.example'],
  ['COMMERCE', 'medusa:http://medusa.example'],
  ['COMMERCE', 'medusa:https://medusa.example', 'MEDUSA_PUBLISHABLE_KEY'],
  ['MEDUSA_PUBLISHABLE_KEY', 'sk_secret'],
  ['MEDUSA_ADMIN_KEY', 'pk_1'],
  ['MEDUSA_REGION', 'United Kingdom'],
  ['MEDUSA_EVENTS_SECRET', 'short'],
  ['SYNC_MINUTES', '0'],
  ['SHOP_API_KEY', 'a secret in words'],
  ['SHOP_API_KEY', 'secret\r\nx: y'],
  ['SHOP_API_KEY_HEADER', 'Content-Length'],
  ['SHOP_API_SECRET', 'short'],
  ['MADE_TO_ORDER_BRAND_IDS', '7;12'],
  ['DATABASE_URL', 'mysql://shop:secret@db.example/shop'],
  ['IMAGE_HOSTS', 'cdn.example.com,*'],
  ['SHOP_EMAIL', 'sales'],
  ['GTM_ID', 'UA-1'],
  ['CHAT_SCRIPT_URL', 'http://chat.example/start.js'],
  ['CHAT_HOSTS', "chat.example; script-src 'unsafe-inline'"],
  ['SMTP_URL', 'mail.example:25'],
  ['LOG_LEVEL', 'loud'],
  ['TRUSTED_PROXIES', 'all'],
  ['REDIS_URL', 'http://secret@redis.example'],
  ['METRICS_TOKEN', 'secret'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
])('rejects %s=%s in one line that names the variable', (name, value, named = name) => {
  let message = '';
  try {
    readConfig({ [name]: value });
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toMatch(new RegExp(`^Configuration: ${named}: .+$`));
  expect(message).not.toMatch(/\n|secret|NaN/);
});

test.each([
  ['PORT', 'http', 'must be a whole number from 0 to 65535'],
  ['CACHE_SECONDS', '61', 'must be a number from 0 to 60'],
  ['PUBLIC_URL', 'https://shop.example/shop', 'must be a scheme and a host alone, such as https://shop.example'],
  ['SHOP_API_URL', 'localhost:3000', 'must be an address such as https://shop.example'],
  ['OPEN_GRAPH', '1', 'must be true or false'],
])('rejects %s=%s with “%s”', (name, value, reason) => {
  expect(() => readConfig({ [name]: value })).toThrow(`Configuration: ${name}: ${reason}`);
});

const medusa = { MEDUSA_PUBLISHABLE_KEY: 'pk_1', MEDUSA_ADMIN_KEY: 'sk_1' };

test.each(['https://medusa.example', 'http://127.0.0.1:9000', 'http://192.168.1.7:9000', 'http://medusa:9000'])(
  'Medusa at %s sells with two keys, without the sample’s words',
  (url) => {
    const { medusa: read, shopFolder } = readConfig({ COMMERCE: `medusa:${url}/`, ...medusa });
    const keys = { publishableKey: 'pk_1', adminKey: 'sk_1', eventsSecret: null };
    const defaults = { region: 'gb', brandField: null, syncMinutes: 15, allowsRemovals: false };
    expect(read).toEqual({ url, ...keys, ...defaults });
    expect(shopFolder).toBeNull();
  },
);

test('Medusa sells behind the embedded shop alone, and with both keys', () => {
  const commerce = { COMMERCE: 'medusa:https://medusa.example' };
  expect(() => readConfig({ ...commerce, MEDUSA_PUBLISHABLE_KEY: 'pk_1' })).toThrow('MEDUSA_ADMIN_KEY: is needed');
  expect(() => readConfig({ ...commerce, ...medusa, SHOP_API_URL: 'https://shop.example' })).toThrow('COMMERCE: unset');
});

test('the sample’s words are not those of a shop that sells an imported catalogue', async () => {
  const shown = async (variables: Record<string, string>, isOwn: boolean) => {
    const { shopName, phone, shopFolder } = await readConfigOfShop(variables, async () => isOwn);
    return [shopName, phone, shopFolder?.isSample];
  };
  expect(await shown({}, false)).toEqual(['Lumen & Latch', '020 7946 0123', true]);
  expect(await shown({}, true)).toEqual(['My shop', '', undefined]);
  expect(await shown({ SHOP_DIR: 'e2e/fixtures/hook-and-eye' }, true)).toEqual(['Hook & Eye', '01603 496 0100', false]);
});
