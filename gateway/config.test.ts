import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment is enough', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:4000',
    dataDir: 'data',
    imageHosts: [],
    shopApiUrl: undefined,
    shopName: 'Lumen & Latch',
    pricesIncludeVat: false,
    retailPriceLabel: 'RRP',
    madeToOrderCategoryId: 4157,
    madeToOrderBrandIds: [],
    development: false,
  });
});

test.each<[string, string, object]>([
  ['PORT', '8080', { port: 8080 }],
  ['PORT', '', { port: 4000 }],
  ['SHOP_API_URL', 'https://shop.example/api/', { shopApiUrl: 'https://shop.example/api' }],
  ['DATABASE_URL', 'postgres://shop:secret@db.example:5432/shop', { databaseUrl: 'postgres://shop:secret@db.example:5432/shop' }],
  ['DATABASE_URL', 'postgresql:///shop?host=/run/postgresql', { databaseUrl: 'postgresql:///shop?host=/run/postgresql' }],
  ['PUBLIC_URL', 'https://shop.example/', { publicUrl: 'https://shop.example' }],
  ['SHOP_PRICES_INCLUDE_VAT', 'true', { pricesIncludeVat: true }],
  ['MADE_TO_ORDER_BRAND_IDS', '7,12', { madeToOrderBrandIds: [7, 12] }],
  ['IMAGE_HOSTS', 'cdn.example.com, *.example.org,', { imageHosts: [{ protocol: 'https:', name: 'cdn.example.com', port: '' }, { protocol: 'https:', name: '.example.org', port: '' }] }],
  ['SMTP_URL', 'smtps://user:secret@mail.example:465', { smtpUrl: 'smtps://user:secret@mail.example:465' }],
  ['SHOP_EMAIL', 'hello@shop.example', { mailFrom: 'hello@shop.example' }],
  ['MAIL_FROM', 'orders@shop.example', { email: 'sales@lumenandlatch.example', mailFrom: 'orders@shop.example' }],
  ['GTM_ID', 'GTM-ABC1234', { tagManagerId: 'GTM-ABC1234' }],
  ['CHAT_SCRIPT_URL', 'https://chat.example/start.js', { chat: { scriptUrl: 'https://chat.example/start.js', origins: ['https://chat.example'] } }],
  ['CHAT_HOSTS', 'api.chat.example', { chat: null }],
  ['NODE_ENV', 'development', { development: true }],
])('%s=%s', (name, value, expected) => {
  expect(readConfig({ [name]: value })).toMatchObject(expected);
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['SHOP_API_URL', 'localhost:3000'],
  ['SHOP_API_URL', 'file:///etc/passwd'],
  ['SHOP_PRICES_INCLUDE_VAT', 'yes'],
  ['MADE_TO_ORDER_BRAND_IDS', '7;12'],
  ['DATABASE_URL', 'mysql://shop:secret@db.example/shop'],
  ['DATABASE_URL', 'db.example/shop'],
  ['IMAGE_HOSTS', 'cdn.example.com,*'],
  ['SHOP_EMAIL', 'sales'],
  ['GTM_ID', 'UA-1'],
  ['CHAT_SCRIPT_URL', 'http://chat.example/start.js'],
  ['CHAT_HOSTS', "chat.example; script-src 'unsafe-inline'"],
  ['SMTP_URL', 'mail.example:25'],
  ['MAIL_FROM', 'orders'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused in one line that names it', (name, value) => {
  let message = '';
  try {
    readConfig({ [name]: value });
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toMatch(new RegExp(`^Configuration: ${name}: .+$`));
  expect(message).not.toMatch(/\n|secret/);
});
