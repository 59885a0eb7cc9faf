import { expect, test } from 'vitest';
import { readShopConfig } from './config.ts';

test.each<[string, string, object]>([
  ['SHOP_EMAIL', 'hello@shop.example', { mailFrom: 'hello@shop.example' }],
  ['MAIL_FROM', 'orders@shop.example', { email: 'sales@lumenandlatch.example', mailFrom: 'orders@shop.example' }],
  ['ORDERS_EMAIL', 'packing@shop.example', { ordersEmail: 'packing@shop.example' }],
  ['ORDERS_EMAIL', '', { ordersEmail: null }],
])('reads %s=%s', (name, value, expected) => expect(readShopConfig({ [name]: value })).toMatchObject(expected));

test.each<[name: string, value: string, named?: string]>([
  ['SEED_PRODUCTS', '0'],
  ['COMMERCE', 'medusa:https://medusa.example', 'MEDUSA_PUBLISHABLE_KEY'],
  ['MEDUSA_PUBLISHABLE_KEY', 'sk_secret'],
  ['MEDUSA_ADMIN_KEY', 'pk_1'],
  ['MEDUSA_REGION', 'United Kingdom'],
  ['MEDUSA_EVENTS_SECRET', 'short'],
  ['SYNC_MINUTES', '0'],
  ['SMTP_URL', 'mail.example:25'],
])('rejects %s=%s in one line that names the variable', (name, value, named = name) =>
  expect(() => readShopConfig({ [name]: value })).toThrow(new RegExp(`^Configuration: ${named}: (?!.*secret).+$`)),
);

test('Medusa sells with two keys', () => {
  const commerce = { COMMERCE: 'medusa:https://medusa.example', MEDUSA_PUBLISHABLE_KEY: 'pk_1' };
  expect(() => readShopConfig(commerce)).toThrow('Configuration: MEDUSA_ADMIN_KEY: is needed with COMMERCE');
  const keys = { url: 'https://medusa.example', publishableKey: 'pk_1', adminKey: 'sk_1', eventsSecret: null };
  const defaults = { region: 'gb', brandField: null, syncMinutes: 15, allowsRemovals: false };
  expect(readShopConfig({ ...commerce, MEDUSA_ADMIN_KEY: 'sk_1' }).medusa).toEqual({ ...keys, ...defaults });
});
