import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('has defaults for an empty environment', () => {
  const prices = { pricesIncludeVat: false, retailPriceLabel: 'RRP', madeToOrderCategoryId: 4157 };
  expect(readConfig({})).toMatchObject({ ...prices, madeToOrderBrandIds: [], development: false });
});

test.each<[string, string, object]>([
  ['SHOP_PRICES_INCLUDE_VAT', 'true', { pricesIncludeVat: true }],
  ['MADE_TO_ORDER_BRAND_IDS', '7,12', { madeToOrderBrandIds: [7, 12] }],
  [
    'CHAT_SCRIPT_URL',
    'https://chat.example/start.js',
    { chat: { scriptUrl: 'https://chat.example/start.js', origins: ['https://chat.example'] } },
  ],
  ['CHAT_HOSTS', 'api.chat.example', { chat: null }],
  ['NODE_ENV', 'development', { development: true, isGraphOpen: true }],
  ['OPEN_GRAPH', 'true', { isGraphOpen: true }],
  ['REQUESTS_PER_MINUTE', '60', { rateLimits: { requests: 60, cost: 3_000_000, pages: 600, images: 6_000 } }],
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

test.each<[name: string, value: string, begin?: string]>([
  ['STRIPE_SECRET_KEY', 'sk_secret', 'STRIPE_WEBHOOK_SECRET: '],
  ['DEV_OUTBOX', 'yes'],
  ['NODE_ENV', 'prod'],
  ['SHOP_API_KEY', 'a secret in words'],
  ['SHOP_API_KEY', 'secret\r\nx: y'],
  ['SHOP_API_KEY_HEADER', 'Content-Length'],
  ['GTM_ID', 'UA-1'],
  ['CHAT_SCRIPT_URL', 'http://chat.example/start.js'],
  ['CHAT_HOSTS', "chat.example; script-src 'unsafe-inline'"],
  ['TRUSTED_PROXIES', 'all'],
  ['REDIS_URL', 'http://secret@redis.example'],
  ['METRICS_TOKEN', 'secret'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['OPEN_GRAPH', '1', 'OPEN_GRAPH: must be true or false'],
])('rejects %s=%s in one line that names the variable', (name, value, begin = `${name}: `) =>
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Configuration: ${begin}(?!.*(?:secret|NaN)).*$`)),
);
