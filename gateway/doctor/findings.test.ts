import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Finding } from '@storefront/schema/settings/finding.rules.ts';
import { READY } from '@storefront/schema/settings/ready-settings.fixture.ts';
import type { ShopState } from '../embedded-shop.ts';
import { machineFindings, webhookFindings } from './machine-findings.ts';
import { shopFindings } from './shop-findings.rules.ts';

const now = new Date('2026-11-24T09:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const config = readConfig(READY);
const named = (findings: readonly Finding[]) => findings.map(({ level, about }) => `${level} ${about}`);

const stored = { sellsSamples: false, lastBackup: daysAgo(1), categoryPaths: [], unsold: null, withoutMaker: null };
const withoutMaker = { count: 2, brands: ['Acme'] };
const shop: ShopState = {
  database: 'ready',
  problem: null,
  stored,
  branches: [{ name: 'Leeds', phone: '0113 243 1234' }],
};
const without = (database: ShopState['database'], problem: string | null = null) => ({
  database,
  problem,
  stored: null,
});

const { UK_MAINLAND } = config.delivery.zones;

test.each<[string, Partial<ShopState>, string[], typeof config.delivery.zones?]>([
  ['a shop that is ready', {}, []],
  ['a shop without branches', { branches: [] }, ['should delivery in prices']],
  ['a shop that was never started', without('empty'), ['must database']],
  ['a database that cannot be used', without('unusable', 'It was moved'), ['must database']],
  ['the sample’s products', { stored: { ...stored, sellsSamples: true } }, ['must catalogue']],
  [
    'products that cannot be sold',
    { stored: { ...stored, unsold: { count: 12, report: '1.csv' } } },
    ['should products'],
  ],
  ['products of no manufacturer', { stored: { ...stored, withoutMaker } }, ['must manufacturers']],
  [
    'such products of a shop that does not deliver to Northern Ireland',
    { stored: { ...stored, withoutMaker } },
    [],
    { UK_MAINLAND },
  ],
  ['a branch with a number for drama', { branches: [{ name: 'Leeds', phone: '0113 496 0175' }] }, ['must branches']],
  ['a backup two days old', { stored: { ...stored, lastBackup: daysAgo(2) } }, []],
  ['one missing backup', { stored: { ...stored, lastBackup: daysAgo(2.1) } }, ['should backup']],
  ['a week without backups', { stored: { ...stored, lastBackup: daysAgo(7.1) } }, ['must backup']],
  ['no backup', { stored: { ...stored, lastBackup: null } }, ['must backup']],
])('%s', (_, state, expected, zones = config.delivery.zones) => {
  const served = { ...config, delivery: { ...config.delivery, zones } };
  expect(named(shopFindings(served, { ...shop, ...state }, now))).toEqual(expected);
});

test('says why a database cannot be used, on one line', () => {
  const [finding] = shopFindings(config, { ...shop, ...without('unusable', 'refused\r\n by \u001B[2J.') }, now);
  expect(finding?.what).toBe('It cannot be used, so its data were not checked: refused by [2J.');
});

test('reports a full disk, and bank holidays that end soon', () => {
  expect(machineFindings(5e10, now)).toEqual([]);
  expect(named(machineFindings(9e8, new Date('2099-01-01')))).toEqual(['must disk', 'should bank holidays']);
});

test('names the partners’ webhooks that are switched off or fail', () => {
  const hook = { id: 'hook_1', failingSince: null, disabledAt: null, failure: null };
  expect(webhookFindings(hook)).toEqual([]);
  const [off] = webhookFindings({ ...hook, disabledAt: '2026-11-23', failure: 'answered 500' });
  expect(off?.what).toBe('The partner’s webhook hook_1 is switched off: answered 500.');
  expect(off?.todo).toMatch(/webhook enable hook_1$/);
  const [failing] = webhookFindings({ ...hook, failingSince: '2026-11-23', failure: 'ECONNREFUSED' });
  expect(failing?.what).toBe('The partner’s webhook hook_1 fails: ECONNREFUSED.');
  expect(failing?.todo).toContain('webhook deliveries hook_1');
});
