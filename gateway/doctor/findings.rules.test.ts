import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig } from '@storefront/config/config.ts';
import { sampleStores as stores } from '@storefront/embedded/sample-shop-file.fixture.ts';
import type { Facts } from './facts.ts';
import { findingsOf } from './findings.rules.ts';
import { startLine, textReport } from './report.rules.ts';

const now = new Date('2026-11-24T09:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

/** The settings of a shop that is ready to sell. */
const SETTINGS = {
  SHOP_DIR: 'e2e/fixtures/hook-and-eye',
  PUBLIC_URL: 'https://shop.brightside.co.uk',
  TRUSTED_PROXIES: '1',
  SHOP_NAME: 'Brightside',
  SHOP_PHONE: '020 7123 4567',
  SHOP_EMAIL: 'sales@brightside.co.uk',
  SOCIAL_LINKS: 'none',
  LEGAL_NAME: 'Brightside Lighting Limited',
  COMPANY_NUMBER: '01234567',
  REGISTERED_OFFICE: '2 High Street, Leeds, LS1 4AP',
  VAT_NUMBER: 'GB 123 4567 89',
  BANK_DETAILS: 'Brightside Lighting Limited, sort code 20-10-30, account number 12345678',
  SMTP_URL: 'smtps://brightside:secret-of-mail@smtp.brightside.co.uk',
  ORDERS_EMAIL: 'orders@brightside.co.uk',
};
const OWN_API = { SHOP_API_URL: 'https://api.brightside.co.uk', SMTP_URL: '', ORDERS_EMAIL: '' };
const CARDS = { STRIPE_SECRET_KEY: 'sk_live_secret-of-cards', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

const SHOP = {
  database: 'ready',
  problem: null,
  stored: { sellsSamples: false, lastBackup: daysAgo(1), categoryPaths: [], unsold: null },
  branches: [{ name: 'Leeds', phone: '0113 243 1234' }],
} satisfies Facts['shop'];
const FACTS: Facts = {
  now,
  freeBytes: 5e10,
  sampleFiles: [],
  holidaysWarning: null,
  shop: SHOP,
  mailProblem: null,
  shopApiProblem: null,
  brokenWebhooks: [],
  categoryPaths: null,
};

const find = (settings: Record<string, string> = {}, facts: Partial<Facts> = {}) =>
  findingsOf(readConfig({ ...SETTINGS, ...settings }), readConfig({}), { ...FACTS, ...facts });
const named = (findings: ReturnType<typeof find>) => findings.map(({ level, about }) => `${level} ${about}`);

test.each<[string, Record<string, string>, Partial<Facts>]>([
  ['the embedded shop', {}, {}],
  ['cards and several gateways', { ...CARDS, REDIS_URL: 'redis://r', DATABASE_URL: 'postgres://d/s' }, {}],
  ['your own shop API', OWN_API, { shop: null }],
  ['your own shop API with cards', { ...OWN_API, ...CARDS, SHOP_API_SECRET: 'sixteen-characters' }, { shop: null }],
  ['all accepted connections, with a token for metrics', { HOST: '0.0.0.0', METRICS_TOKEN: 'sixteen-characters' }, {}],
  ['metrics of a gateway that this machine alone reaches, by IPv6', { HOST: '::1' }, {}],
  ['social pages, and another sender', { SOCIAL_LINKS: 'https://x.com/b', MAIL_FROM: 'me@brightside.co.uk' }, {}],
  ['facts that were not looked up', {}, { freeBytes: null, shop: { ...SHOP, branches: [] } }],
])('nothing is found about %s', (_, settings, facts) => {
  expect(find(settings, facts)).toEqual([]);
});

test('finds every made-up default', () => {
  const findings = findingsOf(readConfig({}), readConfig({}), {
    ...FACTS,
    shop: {
      ...SHOP,
      stored: { sellsSamples: true, lastBackup: null, categoryPaths: [], unsold: null },
      branches: stores,
    },
  });
  expect(named(findings)).toEqual([
    'must PUBLIC_URL',
    'must BANK_DETAILS',
    'must VAT_NUMBER',
    'must COMPANY_NUMBER, LEGAL_NAME, REGISTERED_OFFICE',
    'must SHOP_NAME, SHOP_PHONE, SHOP_EMAIL',
    'must SMTP_URL',
    'must ORDERS_EMAIL',
    'must SHOP_DIR',
    'must catalogue',
    'must branches',
    'must backup',
    'should SOCIAL_LINKS',
  ]);
});

describe.each<[string, Record<string, string>, string]>([
  ['an http address', { PUBLIC_URL: 'http://shop.brightside.co.uk' }, 'must PUBLIC_URL'],
  ['an example as address', { PUBLIC_URL: 'https://shop.example' }, 'must PUBLIC_URL'],
  ['this machine as address', { PUBLIC_URL: 'https://localhost' }, 'must PUBLIC_URL'],
  ['TLS without a trusted proxy', { TRUSTED_PROXIES: '0' }, 'must TRUSTED_PROXIES'],
  ['the sample’s VAT number', { VAT_NUMBER: 'GB 000 0000 00' }, 'must VAT_NUMBER'],
  ['another number for drama', { SHOP_PHONE: '+44 (0)7700 900123' }, 'must SHOP_PHONE'],
  ['an example as email address', { SHOP_EMAIL: 'me@mail.example.com' }, 'must SHOP_EMAIL'],
  ['an example as sender', { MAIL_FROM: 'me@shop.example' }, 'must MAIL_FROM'],
  ['an example as recipient of orders', { ORDERS_EMAIL: 'me@shop.test' }, 'must ORDERS_EMAIL'],
  ['a test key', { ...CARDS, STRIPE_SECRET_KEY: 'sk_test_1' }, 'must STRIPE_SECRET_KEY'],
  ['a restricted test key', { ...CARDS, STRIPE_SECRET_KEY: 'rk_test_1' }, 'must STRIPE_SECRET_KEY'],
  ['a substitute for Stripe’s API', { ...CARDS, STRIPE_API_URL: 'http://127.0.0.1:9' }, 'must STRIPE_API_URL'],
  ['readable mails', { DEV_OUTBOX: 'true' }, 'must DEV_OUTBOX'],
  ['an open graph', { OPEN_GRAPH: 'true' }, 'should OPEN_GRAPH'],
  ['metrics that nobody can read', { HOST: '0.0.0.0' }, 'should METRICS_TOKEN'],
  ['Redis beside a SQLite file', { REDIS_URL: 'redis://r' }, 'should DATABASE_URL'],
])('%s', (_, settings, expected) => {
  test(`is ${expected}`, () => expect(named(find(settings))).toEqual([expected]));
});

test('a folder without delivery charges and hours of dispatch is told to have its own', () => {
  const config = readConfig(SETTINGS);
  const { delivery: _delivery, ...shopFile } = config.shopFile;
  expect(named(findingsOf({ ...config, shopFile }, readConfig({}), FACTS))).toEqual([
    'must delivery charges',
    'must dispatch',
  ]);
});

test('in front of Medusa its events and an amount of free delivery that it does not know are reported', () => {
  const medusa = {
    COMMERCE: 'medusa:https://medusa.brightside.co.uk',
    MEDUSA_PUBLISHABLE_KEY: 'pk_1',
    MEDUSA_ADMIN_KEY: 'sk_1',
    MEDUSA_EVENTS_SECRET: 'a secret of thirty-two characters',
    // Staff learn of orders in Medusa.
    ORDERS_EMAIL: '',
  };
  const about = (delivery: { freeOver?: number }, more: Record<string, string> = {}) => {
    const config = readConfig({ ...SETTINGS, ...medusa, ...more });
    return named(findingsOf({ ...config, shopFile: { ...config.shopFile, delivery } }, readConfig({}), FACTS));
  };
  expect(about({})).toEqual([]);
  expect(about({ freeOver: 50 })).toEqual(['must free delivery']);
  expect(about({}, { MEDUSA_EVENTS_SECRET: '' })).toEqual(['must MEDUSA_EVENTS_SECRET']);
});

/** A shop of which other things are stored. */
const storing = (more: Partial<NonNullable<NonNullable<Facts['shop']>['stored']>>): Partial<Facts> => ({
  shop: { ...SHOP, stored: { ...SHOP.stored, ...more } },
});
const without = (database: 'empty' | 'outdated' | 'unusable'): Partial<Facts> => ({
  shop: { ...SHOP, database, problem: 'It was moved', stored: null },
});

test.each<[string, Partial<Facts>, string[]]>([
  ['a mail server that refuses', { mailProblem: 'Invalid login: 535 no' }, ['must SMTP_URL']],
  ['a shop that was never started', without('empty'), ['must database']],
  ['tables of an older release', without('outdated'), ['must database']],
  ['a database that cannot be used', without('unusable'), ['must database']],
  ['products that cannot be sold', storing({ unsold: { count: 12, report: '1.csv' } }), ['should products']],
  ['a backup two days old', storing({ lastBackup: daysAgo(2) }), []],
  ['one missing backup', storing({ lastBackup: daysAgo(2.1) }), ['should backup']],
  ['a week without backups', storing({ lastBackup: daysAgo(7.1) }), ['must backup']],
  ['a full disk', { freeBytes: 9e8 }, ['must disk']],
  ['bank holidays that end', { holidaysWarning: 'Known until Christmas only: …' }, ['should bank holidays']],
])('%s', (_, facts, expected) => {
  expect(named(find({}, facts))).toEqual(expected);
});

test('names each text, page, post and picture of the sample that a folder still has', () => {
  const config = readConfig(SETTINGS);
  const promises = readConfig({}).shopFile.promises ?? [];
  const sampleFiles = ['pages/about-us.md', 'pictures/evening.svg'];
  const [finding] = findingsOf(
    { ...config, shopFile: { ...config.shopFile, promises: promises.slice(1, 2) } },
    readConfig({}),
    { ...FACTS, sampleFiles },
  );
  expect([finding?.about, finding?.what]).toEqual([
    'SHOP_DIR',
    'Pages show the sample’s words, promises and pictures: Trusted for 40 years; By homes and by the trade; pages/about-us.md; pictures/evening.svg.',
  ]);
});

test('a shop that has written nothing of itself is told to give its name', () => {
  const { SHOP_DIR: _dir, SHOP_NAME: _name, ...settings } = SETTINGS;
  const config = readConfig(settings, { sellsOwn: true });
  expect(config.shopName).toBe('My shop');
  expect(named(findingsOf(config, readConfig({}), FACTS))).toEqual(['must SHOP_NAME']);
});

test.each<[string, Partial<Facts>]>([
  ['the embedded shop', storing({ categoryPaths: ['/shirt/', '/ties/'] })],
  ['a shop API', { shop: null, categoryPaths: ['/shirt/', '/ties/'] }],
])('names a category of shop.yaml that %s does not have, with the nearest', (_, facts) => {
  const config = readConfig(SETTINGS);
  const categories = { ...config.categories, named: ['/shirts/', '/ties/'] };
  const [finding, ...others] = findingsOf({ ...config, categories }, readConfig({}), { ...FACTS, ...facts });
  expect([finding?.level, finding?.what, finding?.todo, others]).toEqual([
    'should',
    'shop.yaml arranges a category that the catalogue does not have: /shirts/',
    'Write its path as the shop does, perhaps /shirt/, or take it out.',
    [],
  ]);
});

test('only recommends a backup on PostgreSQL, which other tools may back up', () => {
  const facts = storing({ lastBackup: null });
  expect(named(find({}, facts))).toEqual(['must backup']);
  expect(named(find({ DATABASE_URL: 'postgres://u:p@db/shop' }, facts))).toEqual(['should backup']);
});

test('checks the answer and the signature of your own shop API, not the embedded shop’s settings', () => {
  const facts = { shop: null, shopApiProblem: '/brands: answered 500' };
  expect(named(find({ ...OWN_API, ...CARDS }, facts))).toEqual(['must SHOP_API_SECRET', 'must SHOP_API_URL']);
});

test('names the partners’ webhooks that are switched off or fail', () => {
  const facts = {
    brokenWebhooks: [
      { id: 'hook_1', isOff: true, failure: 'answered 500' },
      { id: 'hook_2', isOff: false, failure: 'ECONNREFUSED' },
    ],
  };
  expect(find({}, facts)).toMatchObject(
    [
      { level: 'should', what: /hook_1 is switched off: answered 500\./, todo: /webhook enable hook_1/ },
      { level: 'should', what: /hook_2 fails: ECONNREFUSED\./, todo: /webhook deliveries hook_2/ },
    ].map(({ level, what, todo }) => ({ level, what: expect.stringMatching(what), todo: expect.stringMatching(todo) })),
  );
});

test('the report says what to do, ends with the verdict, and contains no secret', () => {
  const text = textReport(
    find({ ...CARDS, DEV_OUTBOX: 'true', OPEN_GRAPH: 'true' }, { mailProblem: 'refused\r\n by \u001B[2J.' }),
  );
  expect(text).toContain('    The mail server cannot be used: refused by [2J.\n    → Check host');
  expect(text).toMatch(/^Before you open:\n\n {2}DEV_OUTBOX\n[\s\S]+\nRecommended:\n\n {2}OPEN_GRAPH\n/);
  expect(text).toMatch(/\n\nNot ready to sell: 2 problems to fix\.\n.*$/);
  expect(text).not.toContain('secret-of');
  expect(textReport(find({ OPEN_GRAPH: 'true' }))).toMatch(/^Recommended:[\s\S]+\nReady to sell\.$/);
  expect(textReport([])).toBe('Ready to sell.');
});

test('a start prints the number of problems in one line, and nothing without any', () => {
  const some = find({ VAT_NUMBER: 'GB 000 0000 00', OPEN_GRAPH: 'true' }, { freeBytes: 5e6 });
  expect(startLine(some)).toBe('2 points before you sell: npm run doctor');
  expect(startLine(some.slice(0, 1))).toBe('1 point before you sell: npm run doctor');
  expect(startLine(find({ OPEN_GRAPH: 'true' }))).toBeNull();
});

test('the findings link to existing sections of the documentation', () => {
  const text = globSync('gateway/doctor/*.rules.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const links = [...new Set(text.match(/docs\/[\w-]+\.md(?:#[\w-]+)?/g))];
  expect(links.length).toBeGreaterThan(5);
  const anchorsOf = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
  const dead = links.filter((link) => {
    const [file = '', anchor] = link.split('#');
    return anchor !== undefined && !anchorsOf(file).includes(anchor);
  });
  expect(dead).toEqual([]);
});
