import { expect, test } from 'vitest';
import { READY } from '@storefront/schema/settings/ready-settings.fixture.ts';
import { readConfig } from './config.ts';
import { settingsFindings } from './environment-findings.rules.ts';

const OWN_API = { SHOP_API_URL: 'https://api.brightside.co.uk' };
const CARDS = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

const find = (settings: Record<string, string>) =>
  settingsFindings(readConfig(settings)).map(({ level, about }) => `${level} ${about}`);

test.each<[string, Record<string, string>]>([
  ['the embedded shop', {}],
  ['cards and several gateways', { ...CARDS, REDIS_URL: 'redis://r', DATABASE_URL: 'postgres://d/s' }],
  ['your own shop API', OWN_API],
  ['your own shop API with cards', { ...OWN_API, ...CARDS, SHOP_API_SECRET: 'sixteen-characters' }],
  ['all accepted connections, with a token for metrics', { HOST: '0.0.0.0', METRICS_TOKEN: 'sixteen-characters' }],
  ['metrics of a gateway that this machine alone reaches, by IPv6', { HOST: '::1' }],
])('nothing is found about %s', (_, settings) => expect(find({ ...READY, ...settings })).toEqual([]));

test.each<[string, Record<string, string>, string]>([
  ['TLS without a trusted proxy', { TRUSTED_PROXIES: '0' }, 'must TRUSTED_PROXIES'],
  ['a test key', { ...CARDS, STRIPE_SECRET_KEY: 'sk_test_1' }, 'must STRIPE_SECRET_KEY'],
  ['a restricted test key', { ...CARDS, STRIPE_SECRET_KEY: 'rk_test_1' }, 'must STRIPE_SECRET_KEY'],
  ['a substitute for Stripe’s API', { ...CARDS, STRIPE_API_URL: 'http://127.0.0.1:9' }, 'must STRIPE_API_URL'],
  ['cards that a shop API cannot verify', { ...OWN_API, ...CARDS }, 'must SHOP_API_SECRET'],
  ['readable mails', { DEV_OUTBOX: 'true' }, 'must DEV_OUTBOX'],
  ['an open graph', { OPEN_GRAPH: 'true' }, 'should OPEN_GRAPH'],
  ['metrics that nobody can read', { HOST: '0.0.0.0' }, 'should METRICS_TOKEN'],
  ['Redis beside a SQLite file', { REDIS_URL: 'redis://r' }, 'should DATABASE_URL'],
])('%s: %j is %s', (_, settings, expected) => expect(find({ ...READY, ...settings })).toEqual([expected]));
