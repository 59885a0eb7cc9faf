import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Finding } from '@storefront/schema/settings/finding.rules.ts';
import { READY } from '@storefront/schema/settings/ready-settings.fixture.ts';
import type { ShopState } from '../embedded-shop.ts';
import { machineFindings, webhookFindings } from './machine-findings.ts';
import { startLine, textReport } from './report.rules.ts';
import { shopFindings } from './shop-findings.rules.ts';

const now = new Date('2026-11-24T09:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const config = readConfig(READY);
const named = (findings: readonly Finding[]) => findings.map(({ level, about }) => `${level} ${about}`);

const stored = { sellsSamples: false, lastBackup: daysAgo(1), categoryPaths: [], unsold: null };
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

test.each<[string, Partial<ShopState>, string[]]>([
  ['a shop that is ready', {}, []],
  ['a shop without branches', { branches: [] }, []],
  ['a shop that was never started', without('empty'), ['must database']],
  ['a database that cannot be used', without('unusable', 'It was moved'), ['must database']],
  ['the sample’s products', { stored: { ...stored, sellsSamples: true } }, ['must catalogue']],
  [
    'products that cannot be sold',
    { stored: { ...stored, unsold: { count: 12, report: '1.csv' } } },
    ['should products'],
  ],
  ['a branch with a number for drama', { branches: [{ name: 'Leeds', phone: '0113 496 0175' }] }, ['must branches']],
  ['a backup two days old', { stored: { ...stored, lastBackup: daysAgo(2) } }, []],
  ['one missing backup', { stored: { ...stored, lastBackup: daysAgo(2.1) } }, ['should backup']],
  ['a week without backups', { stored: { ...stored, lastBackup: daysAgo(7.1) } }, ['must backup']],
  ['no backup', { stored: { ...stored, lastBackup: null } }, ['must backup']],
])('%s', (_, state, expected) => {
  expect(named(shopFindings(config, { ...shop, ...state }, now))).toEqual(expected);
});

test('only recommends a backup on PostgreSQL, which other tools may back up', () => {
  const onPostgres = readConfig({ ...READY, DATABASE_URL: 'postgres://u:p@db/shop' });
  const never = { ...shop, stored: { ...stored, lastBackup: null } };
  expect(named(shopFindings(onPostgres, never, now))).toEqual(['should backup']);
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

const found = (level: Finding['level'], about: string): Finding => ({
  level,
  about,
  what: `It is ${'so '.repeat(40)}bad.`,
  todo: 'Mend it.',
  docs: 'docs/partners.md',
});

test('the report says what to do, wraps long lines, and ends with the verdict', () => {
  expect(textReport([found('must', 'DISK'), found('should', 'OPEN_GRAPH')])).toMatch(
    new RegExp(
      '^Before you open:\n\n {2}DISK\n {4}It is (?:so )+so\n {4}so (?:so )+bad\\.\n {4}→ Mend it\\.\n {6}docs' +
        '/partners\\.md\n\nRecommended:\n\n {2}OPEN_GRAPH\n[\\s\\S]+\n\nNot ready to sell: 1 problem to fix\\.\n.*$',
    ),
  );
  expect(textReport([found('should', 'OPEN_GRAPH')])).toMatch(/^Recommended:[\s\S]+\nReady to sell\.$/);
  expect(textReport([])).toBe('Ready to sell.');
});

test('a start says the number of problems in one line, and nothing without any', () => {
  expect(startLine([found('must', 'A'), found('must', 'B'), found('should', 'C')])).toBe(
    '2 points before you sell: npm run doctor',
  );
  expect(startLine([found('must', 'A')])).toBe('1 point before you sell: npm run doctor');
  expect(startLine([found('should', 'C')])).toBeNull();
});

test('the findings link to existing sections of the documentation', () => {
  const text = globSync('{gateway/{config,doctor},schema/{settings,shop-folder},shop/embedded/{config,mail}}/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const links = [...new Set([...text.matchAll(/checksOf\('([^']+)'\)/g)].map(([, link = '']) => link))];
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
    const anchors = anchorsOf(file);
    return anchor !== undefined && !anchors.includes(anchor);
  });
  expect(dead).toEqual([]);
});
