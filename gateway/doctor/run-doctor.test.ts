import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readShopConfig } from '@storefront/embedded/config/config.ts';
import { settingsFindings } from '@storefront/embedded/config/environment-findings.rules.ts';
import { readConfig } from '../config/config.ts';
import type { ShopState } from '../embedded-shop.ts';
import { reportAtStart } from './run-doctor.ts';

const config = readConfig({});
const state: ShopState = { database: 'empty', problem: null, stored: null, branches: [] };
const shop = {
  readState: async () => state,
  settingsFindings: async () => settingsFindings(readShopConfig({})),
};
const warn = vi.fn<() => void>();
const { isTTY } = process.stdout;

beforeEach(() => warn.mockClear());
afterEach(() => {
  process.stdout.isTTY = isTTY;
  vi.restoreAllMocks();
});

test('prints one line on a terminal', async () => {
  process.stdout.isTTY = true;
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await reportAtStart(config, { warn }, shop);
  expect(log.mock.calls).toEqual([['13 points before you sell: npm run doctor']]);
  expect(warn).not.toHaveBeenCalled();
});

test('logs one warning that names the settings when there is no terminal', async () => {
  process.stdout.isTTY = false;
  await reportAtStart(config, { warn }, null);
  expect(warn.mock.calls).toEqual([
    [
      { points: expect.arrayContaining(['PUBLIC_URL', 'BANK_DETAILS']) },
      expect.stringMatching(/^\d+ points before you sell: npm run doctor$/),
    ],
  ]);
});

test('logs its own failure as a warning', async () => {
  const error = new Error('The database is locked');
  await reportAtStart(config, { warn }, { ...shop, readState: () => Promise.reject(error) });
  expect(warn.mock.calls).toEqual([[{ error }, 'the check whether the shop is ready to sell failed']]);
});
