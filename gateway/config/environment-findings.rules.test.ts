import { describe, expect, test } from 'vitest';
import { readConfig } from '@storefront/schema/settings/config.ts';
import { environmentFindings } from './environment-findings.rules.ts';
import { READY } from './ready-settings.fixture.ts';

const OWN_API = { SHOP_API_URL: 'https://api.brightside.co.uk', SMTP_URL: '', ORDERS_EMAIL: '' };
const CARDS = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const MEDUSA = {
  COMMERCE: 'medusa:https://medusa.brightside.co.uk',
  MEDUSA_PUBLISHABLE_KEY: 'pk_1',
  MEDUSA_ADMIN_KEY: 'sk_1',
  MEDUSA_EVENTS_SECRET: 'a secret of thirty-two characters',
  // Staff learn of orders in Medusa.
  ORDERS_EMAIL: '',
};

const find = (settings: Record<string, string>) =>
  environmentFindings(readConfig(settings), readConfig({})).map(({ level, about }) => `${level} ${about}`);

test.each<[string, Record<string, string>]>([
  ['the embedded shop', {}],
  ['cards and several gateways', { ...CARDS, REDIS_URL: 'redis://r', DATABASE_URL: 'postgres://d/s' }],
  ['your own shop API', OWN_API],
  ['your own shop API with cards', { ...OWN_API, ...CARDS, SHOP_API_SECRET: 'sixteen-characters' }],
  ['Medusa', MEDUSA],
  ['all accepted connections, with a token for metrics', { HOST: '0.0.0.0', METRICS_TOKEN: 'sixteen-characters' }],
  ['metrics of a gateway that this machine alone reaches, by IPv6', { HOST: '::1' }],
  ['social pages, and another sender', { SOCIAL_LINKS: 'https://x.com/b', MAIL_FROM: 'me@brightside.co.uk' }],
])('nothing is found about %s', (_, settings) => {
  expect(find({ ...READY, ...settings })).toEqual([]);
});

test('finds every made-up default', () => {
  expect(find({})).toEqual([
    'must PUBLIC_URL',
    'must BANK_DETAILS',
    'must VAT_NUMBER',
    'must COMPANY_NUMBER',
    'must LEGAL_NAME',
    'must REGISTERED_OFFICE',
    'must SHOP_NAME',
    'must SHOP_PHONE',
    'must SHOP_EMAIL',
    'must SMTP_URL',
    'must ORDERS_EMAIL',
    'should SOCIAL_LINKS',
  ]);
});

describe.each<[string, Record<string, string>, string]>([
  ['an http address', { PUBLIC_URL: 'http://shop.brightside.co.uk' }, 'must PUBLIC_URL'],
  ['an example as address', { PUBLIC_URL: 'https://shop.example' }, 'must PUBLIC_URL'],
  ['this machine as address', { PUBLIC_URL: 'https://localhost' }, 'must PUBLIC_URL'],
  ['TLS without a trusted proxy', { TRUSTED_PROXIES: '0' }, 'must TRUSTED_PROXIES'],
  ['the sample’s VAT number', { VAT_NUMBER: 'GB 000 0000 00' }, 'must VAT_NUMBER'],
  ['no account for transfers', { BANK_DETAILS: '' }, 'must BANK_DETAILS'],
  ['another number for drama', { SHOP_PHONE: '+44 (0)7700 900123' }, 'must SHOP_PHONE'],
  ['an example as email address', { SHOP_EMAIL: 'me@example.com' }, 'must SHOP_EMAIL'],
  ['an example as sender', { MAIL_FROM: 'me@shop.example' }, 'must MAIL_FROM'],
  ['an example as recipient of orders', { ORDERS_EMAIL: 'me@shop.test' }, 'must ORDERS_EMAIL'],
  ['Medusa without events', { ...MEDUSA, MEDUSA_EVENTS_SECRET: '' }, 'must MEDUSA_EVENTS_SECRET'],
  ['a test key', { ...CARDS, STRIPE_SECRET_KEY: 'sk_test_1' }, 'must STRIPE_SECRET_KEY'],
  ['a restricted test key', { ...CARDS, STRIPE_SECRET_KEY: 'rk_test_1' }, 'must STRIPE_SECRET_KEY'],
  ['a substitute for Stripe’s API', { ...CARDS, STRIPE_API_URL: 'http://127.0.0.1:9' }, 'must STRIPE_API_URL'],
  ['cards that a shop API cannot verify', { ...OWN_API, ...CARDS }, 'must SHOP_API_SECRET'],
  ['readable mails', { DEV_OUTBOX: 'true' }, 'must DEV_OUTBOX'],
  ['an open graph', { OPEN_GRAPH: 'true' }, 'should OPEN_GRAPH'],
  ['metrics that nobody can read', { HOST: '0.0.0.0' }, 'should METRICS_TOKEN'],
  ['Redis beside a SQLite file', { REDIS_URL: 'redis://r' }, 'should DATABASE_URL'],
])('%s', (_, settings, expected) => {
  test(`is ${expected}`, () => expect(find({ ...READY, ...settings })).toEqual([expected]));
});

test('a shop that has written nothing of itself is told to give its name', () => {
  const { SHOP_DIR: _dir, SHOP_NAME: _name, ...settings } = READY;
  const config = readConfig(settings, { sellsOwn: true });
  expect(config.shopName).toBe('My shop');
  expect(environmentFindings(config, readConfig({})).map(({ about }) => about)).toEqual(['SHOP_NAME']);
});
